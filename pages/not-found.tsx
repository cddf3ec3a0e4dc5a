import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SearchForm } from '#ui/search/search-form.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './not-found.module.css';
import type { Page } from './page.ts';

export function NotFoundPage({ page }: { page: Page }) {
  const { notFound } = page.messages;
  const robots = page.shell.menus.find((menu) => menu.id === 'products');
  const picture = robots?.items.find(({ product }) => product?.picture)?.product?.picture;
  return (
    <section className={`section scene ${styles.notFound}`} data-surface="dark">
      <p className={`giant ${styles.code}`} aria-hidden="true">
        404
      </p>
      <div className={`wrap stack-l ${styles.copy}`}>
        <h1 className="display">{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        {page.shell.search && <SearchForm action={page.shell.search.href} />}
        <p className="actions">
          <ButtonLink href={page.shell.home} tone={page.shell.search && 'line'}>
            {notFound.home}
          </ButtonLink>
        </p>
        {robots && (
          <nav className={`stack-s ${styles.robots}`} aria-labelledby="not-found-robots">
            {picture && (
              <span className={styles.stage}>
                <Picture picture={picture} sizes="(min-width: 48rem) 26rem, 9rem" alt="" />
              </span>
            )}
            <h2 className="title" id="not-found-robots">
              {notFound.robots}
            </h2>
            <ul>
              {robots.items.map((item) => (
                <li key={item.href}>
                  <TextLink link={item}>{item.label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
