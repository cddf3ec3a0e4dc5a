import * as z from 'zod';
import { connectionKinds, measuredKinds, navigationKinds, type VitalsReport, vitalNames } from '#contract/vitals.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Middleware } from '../http/response.ts';
import { serveReports } from './reports.ts';

/** Upper bound: ten minutes in ms. CLS, which has no unit, stays far below it. */
const value = z.number().min(0).max(600_000);

const reportSchema = z.strictObject({
  page: z.enum(measuredKinds),
  edition: z.enum(editionCodes as [EditionCode, ...EditionCode[]]),
  connection: z.enum(connectionKinds),
  navigation: z.enum(navigationKinds),
  vitals: z.strictObject(Object.fromEntries(vitalNames.map((name) => [name, value.optional()]))),
}) as z.ZodType<VitalsReport>;

export const serveVitals = (record: (report: VitalsReport) => void): Middleware => serveReports(reportSchema, record);
