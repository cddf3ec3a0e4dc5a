import { describe, expect, test } from 'vitest';
import { expectReadablePage } from '../../browser/loading/readable-page.ts';
import { productPathWith } from '../../browser/support/current-page.ts';
import { type Screen, visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();
const product = productPathWith('us', 'gallery');
const visitorWithoutScript = (screen: Screen) => newVisitor(screen, { javaScriptEnabled: false });

describe('without JavaScript', () => {
  test.each(['/us', product, '/jp/choose-your-region', '/de/nothing-here'])(
    '%s is readable from top to bottom',
    async (path) => expectReadablePage(await visitorWithoutScript('phone'), path),
  );

  test('the menu of small windows opens its groups', async () => {
    const { page, open } = await visitorWithoutScript('phone');
    await open('/us');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.locator('#menu-all');
    await menu.locator('summary', { hasText: 'Support' }).click();
    await menu.locator('details').filter({ hasText: 'Support' }).getByRole('link').first().waitFor();
  });

  test('the thumbnails of the gallery lead to their pictures', async () => {
    const { page, open } = await visitorWithoutScript('phone');
    await open(product);
    const pictureResponse = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.url().includes('/media/'),
    );
    await page.locator('#gallery ul a').nth(1).click();
    expect((await pictureResponse).headers()['content-type']).toMatch(/^image\//);
    await page.waitForURL('**/media/**');
  });
});
