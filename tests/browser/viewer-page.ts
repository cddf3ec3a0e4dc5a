import type { Locator, Page } from 'playwright-core';
import { firstDrawing, stageOf } from './live-model.ts';

/** A page whose robot can be taken in hand. */
export const path = '/us/flagship-megatron';
export const island = 'robotViewer';

/** Waits until the robot is in that shape. */
export const shapeIs = (page: Page, shape: string): Promise<void> =>
  page.getByRole('img', { name: `Take it in your hands. ${shape}`, exact: true }).waitFor({ timeout: firstDrawing });
export const button = (page: Page, name: string): Locator =>
  stageOf(page, island).getByRole('button', { name, exact: true });
