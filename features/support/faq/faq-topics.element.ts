import { isPreview } from '#browser/toolbox/document-time.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';
import type { FaqCategory, FaqQuestion } from '#contract/faq.ts';
import { fetchFaqAtOnce } from './fetch-faq.browser.ts';

/** Prints all topics, and follows links from the time when the FAQ was one page, before the component is used. */
class FaqTopicsElement extends PageElement {
  protected override connect(signal: AbortSignal): void {
    this.#followOldAnchor();
    // From `browser/page/print.ts`, before it writes the addresses of links out.
    document.addEventListener('printadditions', () => this.#addTopics(), { signal });
  }

  #followOldAnchor(): void {
    const id = location.hash.slice(1);
    const link = [...this.querySelectorAll<HTMLAnchorElement>('nav a')].find(({ dataset }) => dataset.topic === id);
    if (link && !link.ariaCurrent) location.replace(link.pathname + (isPreview() ? location.search : ''));
  }

  /** Adds the topics that are not shown, until the page has been printed. The result of a search is printed alone. */
  #addTopics(): void {
    const shown = this.querySelector('section');
    const categories = this.querySelector('input')?.value.trim() ? [] : this.#questions();
    const position = categories.findIndex(({ id }) => id === shown?.id);
    if (!shown || position < 0) return;
    const topics = categories.map((category) => copyTopic(shown, category));
    shown.before(...topics.slice(0, position));
    shown.after(...topics.slice(position + 1));
    const removeTopics = () => {
      for (const topic of topics) topic.remove();
    };
    addEventListener('afterprint', removeTopics, { once: true });
  }

  #questions = (): readonly FaqCategory[] => fetchFaqAtOnce(this.dataset.path ?? '')?.categories ?? [];
}

export const elements = { 'x-faq-topics': FaqTopicsElement };

function copyTopic(shown: Element, { id, title, questions }: FaqCategory): Element {
  const topic = shown.cloneNode(true) as Element;
  topic.id = id;
  topic.querySelector('h3')?.replaceChildren(title);
  const [details] = topic.querySelectorAll('details');
  if (details) details.parentElement?.replaceChildren(...questions.map((question) => copyQuestion(details, question)));
  return topic;
}

function copyQuestion(details: Element, { label, answer, link }: FaqQuestion): Element {
  const copy = details.cloneNode(true) as Element;
  copy.querySelector('summary span')?.replaceChildren(label);
  const paragraphs = answer.map((line) => createParagraph(line));
  if (link)
    paragraphs.push(
      createParagraph(Object.assign(document.createElement('a'), { href: link.href, textContent: link.label })),
    );
  copy.querySelector('[id]')?.replaceChildren(...paragraphs);
  return copy;
}

function createParagraph(content: string | Node): Element {
  const paragraph = document.createElement('p');
  paragraph.append(content);
  return paragraph;
}
