import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { BODY_PIECES, MISNESTED_BODIES } from '@/tests/support/access/hostile-strings'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'

test.use({ allowedComplaints: [/status of 400/] })

test('an admin writes an article with the toolbar, returns to an unsaved draft, publishes it, and a visitor reads it', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const site = baseURL ?? ''
  const title = `What to ask on a second visit ${info.project.name} ${Date.now()}`
  await signInAs(page, 'admin', site)
  await page.goto(dashboardRoutes.cms())
  await page.getByRole('button', { name: 'New Article' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Article' })
  await dialog.getByLabel('Article Title').fill(title)
  await dialog.getByLabel('Excerpt').fill('Five questions for the second time.')
  const words = dialog.getByRole('textbox', { name: 'Article Content' })
  await dialog.getByRole('tab', { name: 'Settings' }).click()
  await dialog.getByLabel('Publication Status').selectOption('published')
  await dialog.getByRole('button', { name: 'Save Article' }).click()
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await expect(words).toHaveAccessibleDescription(/.+/)
  await expectAccessible(page, '[role=dialog]')
  await words.click()
  await page.keyboard.type('Ask who opens the door. ')
  await dialog.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Every day.')
  await dialog.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('Who is there at noon?')
  await expect(words.locator('strong')).toHaveText('Every day.')
  await expect(words.locator('li')).toHaveText('Who is there at noon?')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('tab', { name: 'SEO & Meta' }).click()
  await dialog
    .getByLabel('Meta Description')
    .fill(
      'Questions that families ask when they come to a childcare provider again, and what a good answer sounds like.',
    )
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('tab', { name: 'Settings' }).click()
  await expect(dialog.getByLabel('Publication Status')).toHaveValue('published')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save Article' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Saved and published.')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newContext({ baseURL: site })
  const reader = await visitor.newPage()
  await reader.goto(routes.blog())
  await reader.getByRole('link', { name: title }).first().click()
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByRole('listitem').filter({ hasText: 'Who is there at noon?' })).toBeVisible()
  await expect(reader.locator('strong', { hasText: 'Every day.' })).toBeVisible()
  await visitor.close()
})

type Tree = string | [name: string, attributes: string[], children: Tree[]]

/** The tree that our own parser makes of HTML within a `div`. */
function treeOf(html: string): Tree[] {
  const read = (node: DefaultTreeAdapterTypes.ChildNode): Tree => {
    if (!('tagName' in node)) return 'value' in node ? node.value : node.nodeName
    return [node.tagName, node.attrs.map(({ name, value }) => `${name}=${value}`), node.childNodes.map(read)]
  }
  const container = defaultTreeAdapter.createElement('div', names.NS.HTML, [])
  return parseFragment(container, html, {}).childNodes.map(read)
}

test('an article is read as it was saved by every browser, whatever its HTML was', async ({ page, baseURL }) => {
  test.setTimeout(480_000)
  const headers = { origin: new URL(baseURL ?? '').origin }
  await signInAs(page, 'admin', baseURL ?? '')
  await page.goto(dashboardRoutes.cms())
  const title = `Misnested ${Date.now()}`
  const created = await page.request.post(dashboardRoutes.api.blogPosts(), {
    headers,
    data: { title, status: 'draft' },
  })
  const { id } = await created.json()
  const anyOrder = fc.array(fc.constantFrom(...BODY_PIECES), { maxLength: 24 }).map((pieces) => pieces.join(''))
  const stored: string[] = []
  for (const content of [...MISNESTED_BODIES, ...fc.sample(anyOrder, { numRuns: 260, seed: 23 })]) {
    const saved = await page.request.patch(dashboardRoutes.api.blogPost(id), { headers, data: { content } })
    stored.push((await saved.json()).content)
  }
  const inBrowser = await page.evaluate((all) => {
    type Read = string | [string, string[], Read[]]
    const read = (node: Node): Read => {
      if (!(node instanceof Element)) return node.nodeValue ?? ''
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`)
      return [node.localName, attributes, [...node.childNodes].map(read)]
    }
    return all.map((html) => {
      const container = document.createElement('div')
      container.innerHTML = html
      const [tree, written] = [[...container.childNodes].map(read), container.innerHTML]
      container.innerHTML = written
      return { tree, again: [...container.childNodes].map(read) }
    })
  }, stored)
  expect(stored.length).toBeGreaterThanOrEqual(300)
  for (const [at, { tree, again }] of inBrowser.entries()) {
    expect(again, stored[at]).toEqual(tree)
    expect(tree, stored[at]).toEqual(treeOf(stored[at] ?? ''))
  }
  await page.request.delete(dashboardRoutes.api.blogPost(id), { headers })
})

test('no article stops its page from working, whatever its HTML was', async ({ page, browser, baseURL }) => {
  test.setTimeout(480_000)
  const headers = { origin: new URL(baseURL ?? '').origin }
  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInAs(admin, 'admin', baseURL ?? '')
  for (const [at, content] of MISNESTED_BODIES.entries()) {
    const data = { title: `Misnested ${at} ${Date.now()}`, content: `<h2>Before</h2>${content}`, status: 'draft' }
    const created = await admin.request.post(dashboardRoutes.api.blogPosts(), { headers, data })
    const { id } = await created.json()
    // By its link for readers before it is published: other journeys read all published ones.
    const preview = await admin.request.post(dashboardRoutes.api.blogPostPreview(id), { headers })
    // The journey fails on a hydration error.
    await page.goto((await preview.json()).url)
    await expect(page.getByRole('heading', { level: 1, name: data.title })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await admin.request.delete(dashboardRoutes.api.blogPost(id), { headers })
  }
})
