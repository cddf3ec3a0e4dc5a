import type { ReactNode } from 'react';
import { prefetchedResponse } from '#browser/session/prefetched.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';
import type { AccountValue } from './account.ts';
import * as islands from './account-islands.tsx';
import type { CommonWords } from './account-props.browser.ts';
import layout from './layout.module.css';
import { registrationId } from './robots/open-registration.browser.ts';
import robotStyles from './robots/robots.module.css';

/**
 * The account page. The server renders its frame and placeholders, the same for everybody; the islands fill them in,
 * those below the first screen when the browser is idle.
 */
export function AccountSection({ section }: { section: AccountValue }) {
  const { id, anchor, heading, noScript, words, patterns, forms, hrefs, products, edition } = section;
  const common: CommonWords = {
    sending: forms.sending,
    failed: forms.failed,
    notLoaded: words.notLoaded,
    retry: words.retry,
    cancel: words.cancel,
  };
  const { greeting, credits, leave, goodbye } = words;
  const { profile, newsletter, password, data, remove, cancel } = words;
  const { nickname, title } = section.errorTexts;
  const names = Object.fromEntries(Object.entries(products).map(([product, { name }]) => [product, name]));
  const parts = {
    robots: (
      <>
        <islands.OwnedRobotsIsland
          headingId={headingOf('robots')}
          words={words.robots}
          patterns={patternsOf(patterns, robotPatterns)}
          common={common}
          hrefs={hrefs}
          products={products}
          edition={edition}
          nameError={nickname}
        />
        <Registration words={words.robots.add} registration={section.registration} />
      </>
    ),
    requests: (
      <islands.ServiceRequestsIsland
        words={words.requests}
        number={patterns.requestNumber}
        common={common}
        names={names}
        service={hrefs.service ?? hrefs.otherService}
        edition={edition}
      />
    ),
    programs: (
      <islands.SavedProgramsIsland
        headingId={headingOf('programs')}
        words={words.programs}
        patterns={patternsOf(patterns, programPatterns)}
        common={common}
        playgrounds={section.playgrounds}
        robots={hrefs.robots}
        edition={edition}
        nameError={title}
      />
    ),
    notices: (
      <islands.AccountNoticesIsland
        headingId={headingOf('notices')}
        words={words.notices}
        patterns={patternsOf(patterns, noticePatterns)}
        common={common}
        robots={hrefs.robots}
        edition={edition}
      />
    ),
    rewards: (
      <islands.AccountRewardsIsland
        words={words.rewards}
        common={common}
        credits={section.credits}
        codeCard={section.codeCard}
        edition={edition}
      />
    ),
    settings: (
      <islands.AccountSettingsIsland
        words={{ profile, newsletter, password, data, remove, cancel }}
        common={common}
        forms={forms}
        codes={section.codes}
        errorTexts={section.errorTexts}
      />
    ),
  };
  const partNames = Object.keys(parts) as (keyof typeof parts)[];
  return (
    <section id={anchor} className={layout.account} data-surface="white" aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${layout.top}`}>
        <islands.AccountHeadIsland
          headingId={`${id}-heading`}
          heading={heading}
          words={{ greeting, credits, leave, goodbye }}
          common={common}
          home={hrefs.home}
        />
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
      <div className={layout.parts}>
        <nav className={layout.nav} aria-label={section.nav}>
          <ul className="wrap">
            {partNames.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{words[name].title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {partNames.map((name) => (
          <Part key={name} name={name} title={words[name].title}>
            {parts[name]}
          </Part>
        ))}
      </div>
    </section>
  );
}

const robotPatterns = [
  'bought',
  'added',
  'warrantyUntil',
  'warrantyLeft',
  'warrantyEnded',
  'removeRobot',
  'robotRemoved',
] as const;
const programPatterns = ['changed', 'removeProgram', 'programRemoved', 'programKept'] as const;
const noticePatterns = ['noticeAsked', 'noticeSent'] as const;

type Patterns = AccountValue['patterns'];

const patternsOf = <Name extends keyof Patterns>(patterns: Patterns, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, patterns[name]])) as Pick<Patterns, Name>;

const headingOf = (part: string): string => `${part}-heading`;

/** A part of the page. The robots stand on a dark stage, as they do everywhere. */
const Part = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
  <section
    id={name}
    className={layout.band}
    data-surface={name === 'robots' ? 'dark' : undefined}
    aria-labelledby={headingOf(name)}
  >
    <div className="wrap">
      <h2 className="heading" id={headingOf(name)} tabIndex={-1}>
        {title}
      </h2>
      <div>{children}</div>
    </div>
  </section>
);

type Registration = AccountValue['registration'];

/** The form that registers a robot, closed at first: it loads once it is open. */
function Registration({ words: summary, registration }: { words: string; registration: Registration }) {
  const { base } = usePage().accounts;
  const { words, errorTexts, products } = registration;
  return (
    <details className={robotStyles.adding} id={registrationId}>
      <summary className="notch edge">
        <PlusIcon />
        {summary}
      </summary>
      <div className={robotStyles.registration}>
        <islands.AddRobotIsland
          words={words}
          errorTexts={errorTexts}
          hrefs={{ login: undefined, account: undefined }}
          base={base}
          prefetched={[prefetchedResponse(base, 'productOptions', {}, { products })]}
        />
      </div>
    </details>
  );
}
