import { labelForVisitor, visitorCountry } from '#browser/toolbox/country.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';

export class RegionLabelElement extends PageElement {
  override render(): void {
    const { country, abroad = '{}' } = this.dataset;
    const label = labelForVisitor(visitorCountry(), country, JSON.parse(abroad) as Record<string, string>);
    if (label) this.textContent = label;
  }
}
