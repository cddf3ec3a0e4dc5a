import { setTimeout } from 'node:timers/promises';
import { type AuditReport, auditReport } from '../audit/audit-report.ts';
import type { DeskRequest } from './desk-request.ts';

/** The longest time that a screen waits for the content audit, in ms. The first audit of an hour takes some seconds. */
const maxWaitMs = 800;

/** The content audit; undefined if it has not finished in time. */
export const finishedAudit = ({
  context,
  site,
  root,
  reportFindings = auditReport,
}: DeskRequest): Promise<AuditReport | undefined> =>
  Promise.race([reportFindings(site, root, context.now), setTimeout(maxWaitMs, undefined, { ref: false })]);
