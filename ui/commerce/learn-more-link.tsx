import type { Link } from '#core/links/link.ts';
import { usePage } from '../page-context.tsx';
import { TextLink } from '../text-link.tsx';

export function LearnMoreLink({ link, name }: { link: Link | undefined; name: string }) {
  const { action } = usePage().messages;
  return (
    link && (
      <TextLink link={link} about={name}>
        {action.learnMore}
      </TextLink>
    )
  );
}
