import type { RequestListener, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Envelope, responseCodes } from '#contract/account/response-codes.ts';
import type { DevelopmentSite } from '#main/development.ts';
import { pathsBelow, servedRoots } from '../source-roots.mjs';
import { createContentCheck } from './content-check.ts';
import { errorPage } from './error-page.ts';
import { type ErrorReport, reportError } from './error-report.ts';
import { pageEntry, sourceRenderer } from './source-renderer.ts';
import { type OpenPage, type SourceServer, startSourceServer, versionTag } from './source-server.ts';
import { print, readableLine, reportLines } from './terminal.ts';
import { createTypeCheck, type TypeCheck, type TypeFault } from './type-check.ts';

/** Files that affect the server's responses. */
const sources = new RegExp(`${pathsBelow([...servedRoots, 'content']).source}(?!.*\\.(test\\.tsx?|md)$)`);
/** Files that may change the result of resolving every page at every edge. */
const resolvedSources = /^(content|core|pages|features|server\/content)\//;
const typedSources = new RegExp(`${pathsBelow(servedRoots).source}.*\\.tsx?$`);
/** Calls of accounts and of the editor: the last site that could be opened answers them, not the page of an error. */
const calls = /^\/(api|admin\/api|dev\/outbox)([/?]|$)/;
/** The time in ms for which it waits for further changes: editors and git change several files at once. */
const settleMs = 30;
/** The time in ms for which replaced services stay open for the requests that they still handle. */
const retireMs = 2_000;

type DevelopmentModule = Pick<typeof import('#main/development.ts'), 'openDevelopmentSite'>;

type OpenSite = DevelopmentSite & { version: number };

/**
 * The site, opened anew from its sources after every change of them. Open pages are then loaded again. If there is an
 * error, they show it in Vite's overlay until it is corrected. While content is wrong, the last good site stays.
 */
export class LiveSite {
  readonly #root: string;
  readonly #changedPaths = new Set<string>();
  readonly #parsedContent = new Map<string, unknown>();
  readonly #contentCheck = createContentCheck((error) => this.remark(error));
  readonly #typeCheck: TypeCheck;
  #sourceServer: SourceServer | undefined;
  #module: DevelopmentModule | undefined;
  #site: OpenSite | undefined;
  /** Counts the changes. Each page says as which version it was rendered. */
  #version = 0;
  #error: unknown;
  #isContentWrong = false;
  #remark: ErrorReport | undefined;
  #typeRemark: ErrorReport | undefined;
  #hasFailedToLoad = false;
  #isQueued = false;
  #reopening = Promise.resolve();

  constructor(root: string) {
    this.#root = root;
    this.#typeCheck = createTypeCheck(root, (faults) => this.#remarkTypes(faults));
  }

  /** Opens the site for the first time. `server` carries Vite's web socket. Throws no error of the site itself. */
  async open(server: Server): Promise<void> {
    this.#sourceServer = await startSourceServer({
      root: this.#root,
      server,
      onChange: (path) => this.#change(path),
      onPage: (version, page) => this.#onPageOpen(version, page),
    });
    this.#reopening = this.#reopen();
    await this.#reopening;
    this.#typeCheck.start();
  }

  /** The error because of which there is no site at the moment. */
  get error(): unknown {
    return this.#error;
  }

  /** Shows an error in every open page until the next change. */
  remark(error: unknown): void {
    this.#remark = reportError(error, this.#root);
    this.#show(this.#remark);
  }

  readonly respond: RequestListener = (request, response) =>
    this.#sources.vite.middlewares(request, response, async () => {
      for (let awaited: unknown; awaited !== this.#reopening; ) {
        awaited = this.#reopening;
        await this.#reopening;
      }
      const isCall = calls.test(request.url ?? '');
      if (this.#site && (this.#error === undefined || isCall)) return this.#site.respond(request, response);
      if (isCall) return answerWithoutSite(response, reportError(this.#error, this.#root));
      const { status, headers, body } = this.#errorPage(this.#error);
      response.writeHead(status, headers).end(body);
    });

  async close(): Promise<void> {
    this.#contentCheck.stop();
    this.#typeCheck.stop();
    await this.#site?.services.close();
    await this.#sources.vite.close();
  }

  get #sources(): SourceServer {
    if (!this.#sourceServer) throw new Error('the site is not opened yet');
    return this.#sourceServer;
  }

  get #pages(): OpenPage {
    return this.#sources.vite.environments.client.hot;
  }

  /** The version of what is served: the site, or the error in its place. */
  get #shownVersion(): number {
    return this.#error === undefined && this.#site ? this.#site.version : this.#version;
  }

  /** Types say nothing more of code that does not load or content that is wrong: that is shown first. */
  #remarkTypes(typeFaults: readonly TypeFault[]): void {
    const isOfTypes = this.#remark !== undefined && this.#remark === this.#typeRemark;
    if (typeFaults.length > 0) {
      if (this.#error !== undefined || (this.#remark && !isOfTypes)) return;
      this.remark({ typeFaults });
      this.#typeRemark = this.#remark;
    } else if (isOfTypes) {
      this.#remark = undefined;
      this.#pages.send({ type: 'full-reload' });
    }
  }

  #change(path: string): void {
    if (typedSources.test(path)) this.#typeCheck.start();
    // Vite itself reloads pages that have a module which the server never loads.
    if (!sources.test(path) || (this.#isIn('client', path) && !this.#isIn('ssr', path))) return;
    this.#changedPaths.add(path);
    if (this.#isQueued) return;
    this.#isQueued = true;
    this.#reopening = this.#reopening.then(() => pause(settleMs)).then(() => this.#reopen());
  }

  /** Answers a page that has connected, whose content may be out of date. */
  #onPageOpen(version: number, page: OpenPage): void {
    if (version !== this.#shownVersion) page.send({ type: 'full-reload' });
    else if (this.#remark) page.send({ type: 'error', err: this.#remark });
  }

  async #reopen(): Promise<void> {
    const start = performance.now();
    const paths = [...this.#changedPaths];
    const hadError = this.#error !== undefined || this.#remark !== undefined;
    this.#changedPaths.clear();
    this.#isQueued = false;
    this.#version += 1;
    this.#remark = undefined;
    this.#contentCheck.stop();
    this.#forget(paths);
    const replaced = this.#site?.services;
    try {
      this.#site = await this.#openSite(paths.some((path) => path.startsWith('content/')));
      this.#isContentWrong = false;
    } catch (error) {
      this.#failToOpen(error);
      return;
    }
    this.#error = undefined;
    if (replaced && replaced !== this.#site.services)
      setTimeout(() => void replaced.close().catch(print), retireMs).unref();
    if (paths.length > 0) print(`${paths.join(', ')}: ready after ${Math.round(performance.now() - start)} ms`);
    if (hadError || !paths.every((path) => path.endsWith('.css') && this.#isIn('client', path)))
      this.#pages.send({ type: 'full-reload' });
    if (paths.length === 0 || paths.some((path) => resolvedSources.test(path)))
      this.#contentCheck.start(this.#parsedContent);
  }

  #failToOpen(error: unknown): void {
    this.#isContentWrong = error instanceof Error && error.name === 'ContentError';
    if (!this.#site || !this.#isContentWrong) {
      this.#error = error;
      this.#show(reportError(error, this.#root));
      return;
    }
    this.remark(error);
    // Pages of an earlier error give way to the last good site.
    if (this.#error !== undefined) this.#pages.send({ type: 'full-reload' });
    this.#error = undefined;
  }

  #forget(paths: readonly string[]): void {
    this.#sources.forget(paths);
    // A file that failed to load may have missed another one that exists now.
    if (this.#hasFailedToLoad) this.#sources.forgetAll();
    for (const path of paths) this.#parsedContent.delete(path.replace(/^content\//, ''));
  }

  async #openSite(isContentChanged: boolean): Promise<OpenSite> {
    const { vite, load } = this.#sources;
    // It stays true if one of them throws.
    this.#hasFailedToLoad = true;
    const module = (await load('/main/development.ts')) as DevelopmentModule;
    await load(pageEntry);
    this.#hasFailedToLoad = false;
    const isSameCode = module === this.#module;
    const isSameContent = isSameCode && !isContentChanged && this.#error === undefined && !this.#isContentWrong;
    const version = this.#version;
    const tags = versionTag(version);
    const site = await module.openDevelopmentSite({
      root: this.#root,
      parsed: this.#parsedContent,
      clock: this.#site?.clock,
      saves: this.#site?.saves,
      content: isSameContent ? this.#site?.content : undefined,
      services: isSameCode ? this.#site?.services : undefined,
      createRenderer: (mediaHost) => sourceRenderer({ vite, load, mediaHost, tags }),
      errorPage: (error) => {
        this.#hasFailedToLoad = true;
        return this.#errorPage(error);
      },
      printLog: (json) => {
        const line = readableLine(json, this.#root);
        if (line !== undefined) print(line);
      },
    });
    this.#module = module;
    for (const [file, value] of site.content.raw) this.#parsedContent.set(file, value);
    return { ...site, version };
  }

  #isIn(environment: 'client' | 'ssr', path: string): boolean {
    const graph = this.#sources.vite.environments[environment]?.moduleGraph;
    return (graph?.getModulesByFile(join(this.#root, path))?.size ?? 0) > 0;
  }

  #show(report: ErrorReport): void {
    print(reportLines(report, this.#root));
    this.#pages.send({ type: 'error', err: report });
  }

  #errorPage(error: unknown) {
    return errorPage(reportError(error, this.#root), versionTag(this.#shownVersion));
  }
}

/** Callers of the account API read an envelope, also while there is no site yet. */
function answerWithoutSite(response: ServerResponse, { message, loc }: ErrorReport): void {
  const position = loc ? ` (${loc.file}:${loc.line}:${loc.column})` : '';
  const code: (typeof responseCodes)['internalError'] = 5000;
  const envelope: Envelope = { code, msg: `The site cannot be opened: ${message}${position}`, data: {} };
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(envelope));
}
