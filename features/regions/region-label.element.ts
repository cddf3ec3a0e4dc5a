import { labelForVisitor, visitorCountry } from '#browser/toolbox/country.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';

/** The name of a region that has another one for visitors from other countries. */
export class RegionLabelElement extends PageElement {
  override render(): void {
    const { country, abroad = '{}' } = this.dataset;
    const label = labelForVisitor(visitorCountry(), country, JSON.parse(abroad) as Record<string, string>);
    if (label) this.textContent = label;
  }
}
