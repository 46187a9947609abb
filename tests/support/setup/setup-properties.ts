import fc from 'fast-check'

/**
 * The same random cases in every run, so that a failure is caused by the change under test. FC_SEED=7 npx jest lib tries others; a
 * case that fails there becomes an example in its test.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) })
