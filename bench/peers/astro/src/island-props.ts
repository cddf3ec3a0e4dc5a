import { subscriptionSource } from '#features/newsletter/subscribe-form.tsx';
import type { Page } from '#pages/page.ts';
import type { SectionOf } from '#pages/sections.ts';

const sectionOf = <Kind extends Page['sections'][number]['kind']>({ sections }: Page, kind: Kind) =>
  sections.find((section): section is SectionOf<Kind> => section.kind === kind);

/** The props of each island of a page; undefined when the page has none of its kind. */
export function islandProps(page: Page) {
  const { messages, shell, slug } = page;
  const { action, viewer, motions, poses } = messages;
  const [gallery, robot, theater, band] = [
    sectionOf(page, 'gallery'),
    sectionOf(page, 'live-robot'),
    sectionOf(page, 'theater'),
    sectionOf(page, 'newsletter'),
  ];
  return {
    galleryViewer: gallery && {
      id: `${gallery.id}-viewer`,
      plates: `${gallery.id}-plates`,
      title: messages.gallery.label,
      positions: gallery.pictures.map(({ position }) => position),
      words: { close: action.close, previous: action.previous, next: action.next, hint: messages.gallery.hint },
    },
    robotViewer: robot && {
      ...{ id: robot.id, robot: robot.robot, picture: robot.picture, shapes: robot.shapes, spots: robot.spots },
      words: { ...viewer, label: robot.heading, motions, poses },
    },
    theaterStage: theater?.play && {
      ...{ id: theater.id, title: theater.title, caption: theater.caption, play: theater.play },
      words: {
        ...messages.theater,
        loading: viewer.loading,
        failed: viewer.failed,
        broken: viewer.broken,
        lost: viewer.lost,
        play: action.play,
        pause: action.pause,
      },
    },
    band: band && { source: subscriptionSource('band', band.source ?? slug), words: shell.newsletter.form },
    footer: { source: subscriptionSource('footer', slug), words: shell.newsletter.form, compact: true },
    newcomer: shell.newcomerOffer && { source: subscriptionSource('newcomer', slug), words: shell.newcomerOffer.form },
  };
}
