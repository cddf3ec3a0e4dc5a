import { createHash } from 'node:crypto';
import { type Answer, askSite, type Question } from './ask-site.ts';
import { addressesIn, datedTexts, missingPage, optionsOf, undatedTexts } from './find-questions.ts';
import { internLines } from './intern-lines.ts';

/** One answer of the site. */
export interface SeenDocument extends Question {
  hash: string;
  lines: string[];
}

const start = '1970-01-01T00:00:00Z';
const requestsAtOnce = 4;

/**
 * Asks a site for all that it ever shows: every page from one of its edges to the next, every text at every edge, and
 * every page once as a visitor. Pages are those that the desk lists, and all that they link to.
 */
export async function takeSnapshot(origin: string): Promise<SeenDocument[]> {
  const { editions, pages } = await listPages(origin);
  const intern = internLines();
  const documents: SeenDocument[] = [];
  const edges = new Set([start]);
  const texts = new Set(datedTexts(editions));
  const known = new Set(pages);
  const waiting = [...known];

  const record = (question: Question, answer: Answer) => documents.push(seenDocument(question, intern(answer.lines)));

  async function ask(question: Question): Promise<Answer> {
    const answer = await askSite(origin, question);
    record(question, answer);
    return answer;
  }

  async function walk(path: string): Promise<void> {
    await ask({ path });
    if (path.includes('?')) return;
    for (let at: string | null = start; at !== null && at !== 'never'; ) {
      edges.add(at);
      const { document, validUntil }: Answer = await ask({ path, at });
      if (document) for (const address of addressesIn(document, path)) await add({ path: address, at });
      at = validUntil;
    }
  }

  /**
   * Adds a question. For an address with parameters, its answer at the instant of the link and as a visitor is enough.
   */
  async function add(question: { path: string; at: string }): Promise<void> {
    const { path } = question;
    if (/\.xml$|^\/ssr\//.test(path)) texts.add(path);
    else if (!known.has(path)) {
      known.add(path);
      waiting.push(path);
      if (path.includes('?')) await ask(question);
    }
  }

  await inParallel(waiting, walk);
  await inParallel(
    [...texts].flatMap((path) => [...edges].map((at) => ({ path, at }))),
    async (question) => void (await ask(question)),
  );
  for (const path of undatedTexts) await ask({ path, at: start });
  return documents.sort(byQuestion);
}

/** Asks the questions of another snapshot. */
export async function repeatSnapshot(origin: string, questions: readonly Question[]): Promise<SeenDocument[]> {
  const intern = internLines();
  const documents: SeenDocument[] = [];
  await inParallel([...questions], async (question) => {
    documents.push(seenDocument(question, intern((await askSite(origin, question)).lines)));
  });
  return documents;
}

export const seenDocument = (question: Question, lines: string[]): SeenDocument => ({
  ...question,
  hash: createHash('sha256').update(lines.join('\n')).digest('base64url'),
  lines,
});

/** Sorted by address, then by instant. */
export const byQuestion = (one: Question, other: Question): number =>
  one.path === other.path ? ((one.at ?? '') < (other.at ?? '') ? -1 : 1) : one.path < other.path ? -1 : 1;

export async function listPages(origin: string): Promise<{ editions: string[]; pages: string[] }> {
  const desk = async (edition: string) => (await askSite(origin, { path: `/preview${edition}`, at: start })).document;
  const first = await desk('');
  const editions = first ? optionsOf(first, 'edition').map(({ value }) => value) : [];
  const pages: string[] = [];
  for (const edition of editions) {
    const document = await desk(`?edition=${edition}`);
    const listed = document ? optionsOf(document, 'page').map(({ text }) => text.split(' ')[0] ?? '') : [];
    pages.push(...listed, ...listed.slice(0, 1).map(missingPage));
  }
  if (pages.length === 0) throw new Error('the desk of this site lists no pages');
  return { editions, pages };
}

/** Does the work for each item, also for those that are added meanwhile. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const workOn = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, workOn));
}
