import { SideBySide } from '#ui/commerce/side-by-side.tsx';
import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CompareValue } from './compare.ts';

export function CompareSection({ section }: { section: CompareValue }) {
  const { id, comparison, all } = section;
  const { all: label } = usePage().messages.comparison;
  return (
    <SectionFrame {...section} className="side-wide">
      <SideBySide id={id} comparison={comparison} labelledBy={`${id}-heading`}>
        {all && (
          <p>
            <TextLink link={all}>{label}</TextLink>
          </p>
        )}
      </SideBySide>
    </SectionFrame>
  );
}
