import type { Pack } from '@/lib/content/resources/rules'
import { HOME_STATE } from './guides'
import type { PackText, StateTexts } from './packs'

export const firstWeeks = (text: PackText, state: StateTexts): Pack => ({
  id: 'kinder-prep-pack-3',
  label: text('weeks.label'),
  title: text('weeks.title'),
  summary: text('weeks.summary'),
  pages: [
    {
      title: text('weeks.countdown.title'),
      lead: text('weeks.countdown.lead'),
      blocks: [
        { kind: 'heading', text: text('weeks.countdown.halfYear') },
        {
          kind: 'checks',
          items: [text('weeks.countdown.which'), text('weeks.countdown.choice'), text('weeks.countdown.exam')],
        },
        { kind: 'heading', text: text('weeks.countdown.months') },
        {
          kind: 'checks',
          items: [text('weeks.countdown.papers'), text('weeks.countdown.care'), text('weeks.countdown.visit')],
        },
        { kind: 'heading', text: text('weeks.countdown.weeks') },
        {
          kind: 'checks',
          items: [
            text('weeks.countdown.bedtime'),
            text('weeks.countdown.way'),
            text('weeks.countdown.labels'),
            text('weeks.countdown.goodbye'),
          ],
        },
        { kind: 'heading', text: text('weeks.countdown.evening') },
        {
          kind: 'checks',
          items: [text('weeks.countdown.clothes'), text('weeks.countdown.pickUp'), text('weeks.countdown.sheet')],
        },
      ],
    },
    {
      title: text('weeks.papers.title'),
      lead: text('weeks.papers.lead'),
      blocks: [
        {
          kind: 'checks',
          items: [
            text('weeks.papers.age'),
            text('weeks.papers.proof'),
            state(`${HOME_STATE}.school.papers.first`),
            state(`${HOME_STATE}.school.papers.second`),
            text('weeks.papers.home'),
            text('weeks.papers.pickUp'),
            text('weeks.papers.health'),
            text('weeks.papers.therapy'),
          ],
        },
        { kind: 'heading', text: text('weeks.papers.preKHeading') },
        { kind: 'text', text: state(`${HOME_STATE}.school.preK`) },
        { kind: 'heading', text: text('weeks.papers.callHeading') },
        {
          kind: 'fields',
          labels: [
            text('weeks.papers.school'),
            text('weeks.papers.office'),
            text('weeks.papers.doctor'),
            state(`${HOME_STATE}.school.whomToCall`),
          ],
        },
        { kind: 'source', text: state(`${HOME_STATE}.school.source`) },
      ],
    },
    {
      title: text('weeks.goodbyes.title'),
      lead: text('weeks.goodbyes.lead'),
      blocks: [
        { kind: 'heading', text: text('weeks.goodbyes.partsHeading') },
        {
          kind: 'points',
          items: [
            text('weeks.goodbyes.say'),
            text('weeks.goodbyes.same'),
            text('weeks.goodbyes.go'),
            text('weeks.goodbyes.onTime'),
          ],
        },
        { kind: 'heading', text: text('weeks.goodbyes.homeHeading') },
        {
          kind: 'points',
          items: [
            text('weeks.goodbyes.play'),
            text('weeks.goodbyes.ask'),
            text('weeks.goodbyes.tired'),
            text('weeks.goodbyes.feeling'),
          ],
        },
        { kind: 'heading', text: text('weeks.goodbyes.talkHeading') },
        {
          kind: 'points',
          items: [text('weeks.goodbyes.tears'), text('weeks.goodbyes.sleep'), text('weeks.goodbyes.afraid')],
        },
        { kind: 'heading', text: text('weeks.goodbyes.questionsHeading') },
        {
          kind: 'checks',
          items: [text('weeks.goodbyes.day'), text('weeks.goodbyes.reach'), text('weeks.goodbyes.sad')],
        },
      ],
    },
    {
      title: text('weeks.me.title'),
      lead: text('weeks.me.lead'),
      blocks: [
        {
          kind: 'fields',
          labels: [
            text('weeks.me.name'),
            text('weeks.me.birthday'),
            text('weeks.me.family'),
            text('weeks.me.languages'),
            text('weeks.me.love'),
            text('weeks.me.goodAt'),
            text('weeks.me.help'),
            text('weeks.me.scared'),
            text('weeks.me.sad'),
            text('weeks.me.food'),
            text('weeks.me.after'),
          ],
        },
        { kind: 'heading', text: text('weeks.me.picture') },
        { kind: 'frame' },
      ],
    },
    {
      title: text('weeks.card.title'),
      lead: text('weeks.card.lead'),
      blocks: [
        { kind: 'heading', text: text('weeks.card.callFirst') },
        { kind: 'fields', labels: [text('weeks.card.nameAndPhone'), text('weeks.card.nameAndPhone')] },
        { kind: 'heading', text: text('weeks.card.mayPickUp') },
        {
          kind: 'fields',
          labels: [text('weeks.card.nameAndPhone'), text('weeks.card.nameAndPhone'), text('weeks.card.nameAndPhone')],
        },
        { kind: 'heading', text: text('weeks.card.mayNot') },
        { kind: 'fields', labels: [text('weeks.card.name')] },
        { kind: 'heading', text: text('weeks.card.health') },
        {
          kind: 'fields',
          labels: [
            text('weeks.card.doctor'),
            text('weeks.card.insurance'),
            text('weeks.card.allergies'),
            text('weeks.card.hospital'),
          ],
        },
        { kind: 'source', text: state(`${HOME_STATE}.emergencies`) },
      ],
    },
  ],
})
