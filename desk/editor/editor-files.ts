import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { isTree } from '#core/fields/tree.ts';
import { editionCodes, editions, isEditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { fileSchema, wordFolders } from '#server/content/schemas/content-schema.ts';
import { completeLanguage, isOverlayOfPages, languageName } from './editor-collections.ts';
import { createField, type FieldContext } from './field-of-schema.ts';
import type { FormField } from './form-field.ts';
import { pageFields, pageWordFields } from './page-fields.ts';

export interface EditorFile {
  /** From the content's folder: `offers/uk.yaml`. */
  path: string;
  collection: string;
  label: string;
  /** Path of the site that shows its content best. */
  shownAt: string;
  /** Its fields. A file that is a list or a record has them under `entries`. */
  field: FormField;
}

/** Collections and labels of files that do not stand below the name of their folder. */
const singleFiles: Readonly<Record<string, Pick<EditorFile, 'collection' | 'label'>>> = {
  'manuals/guides.yaml': { collection: 'manuals', label: 'What guides are made of' },
  'glossary/terms.yaml': { collection: 'site', label: 'Wording to avoid' },
  'company.yaml': { collection: 'site', label: 'Company and addresses' },
  'site.yaml': { collection: 'site', label: 'Brand, hosts and links' },
  'accepted-findings.yaml': { collection: 'site', label: 'Accepted findings of the content audit' },
};

const pagePattern = /^pages\/(.+)\/([^/]+)\.yaml$/;

const editionOfLocale = (locale: string) => editionCodes.find((code) => editions[code].locales[0] === locale);

/**
 * The files of content with their fields. Create a new instance for every request: ids of products, campaigns and
 * pictures are cached.
 */
export class EditorFiles {
  readonly #root: string;
  #ids: FieldContext['ids'] | undefined;

  constructor(contentDir: string) {
    this.#root = contentDir;
  }

  /** Every YAML file, named from the content's folder. */
  paths(): string[] {
    return readdirSync(this.#root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml') && !entry.name.startsWith('.'))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .toSorted();
  }

  /** A file with its fields; undefined if the editor cannot edit it. */
  file(path: string): EditorFile | undefined {
    return this.#pageFile(path) ?? this.#otherFile(path);
  }

  text(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8');
  }

  value(path: string): unknown {
    return existsSync(join(this.#root, path)) ? (parse(this.text(path)) as unknown) : undefined;
  }

  #otherFile(path: string): EditorFile | undefined {
    const schema = fileSchema(path);
    if (!schema) return undefined;
    const [folder, name] = [dirname(path), basename(path, '.yaml')];
    const isOfLanguage = wordFolders.includes(folder);
    const isOverlay = isOfLanguage && completeLanguage(name) !== undefined;
    const value = this.value(path);
    const field = createField(schema, this.#context(isOverlay), value === undefined ? [] : [value]);
    const nameOfFile = isEditionCode(name) ? name.toUpperCase() : name;
    const { collection, label } = singleFiles[path] ?? {
      collection: folder,
      label: isOfLanguage ? languageName(name) : nameOfFile,
    };
    const shownAt = pagePath({ edition: isEditionCode(name) ? name : (editionOfLocale(name) ?? 'us'), slug: '' });
    const whole: FormField =
      field.kind === 'object' ? field : { kind: 'object', fields: [{ name: 'entries', field, isOptional: false }] };
    return { path, collection, label, shownAt, field: whole };
  }

  #pageFile(path: string): EditorFile | undefined {
    const [, slug = '', name = ''] = pagePattern.exec(path) ?? [];
    if (slug === '') return undefined;
    const settings = this.value(`pages/${slug}/page.yaml`);
    const where = editionCodes.filter(
      (code) => isTree(settings) && isTree(settings.where) && Object.hasOwn(settings.where, code),
    );
    const edition =
      where.find((code) => editions[code].locales.some((locale) => locale === name)) ??
      where[0] ??
      editionOfLocale(name) ??
      'us';
    const frame = { path, label: slug, shownAt: pagePath({ edition, slug: slug === 'home' ? '' : slug }) };
    if (name === 'page')
      return {
        ...frame,
        collection: 'pages',
        field: { kind: 'object', fields: pageFields(settings, this.#context(false)) },
      };
    const fields = pageWordFields(settings, this.value(path), this.#context(isOverlayOfPages(name)));
    return { ...frame, collection: `words-${name}`, field: { kind: 'object', fields } };
  }

  #context(isOverlay: boolean): FieldContext {
    this.#ids ??= {
      product: this.#namesIn('products'),
      campaign: this.#namesIn('campaigns'),
      picture: this.#pictures(),
    };
    return { isOverlay, ids: this.#ids };
  }

  #pictures(): string[] {
    return this.#namesIn('pictures').flatMap((subject) =>
      Object.keys((this.value(`pictures/${subject}.yaml`) as object | null) ?? {}).map((what) => `${subject}/${what}`),
    );
  }

  #namesIn(folder: string): string[] {
    const path = join(this.#root, folder);
    return existsSync(path)
      ? readdirSync(path).flatMap((name) => (name.endsWith('.yaml') ? [basename(name, '.yaml')] : []))
      : [];
  }
}

/** Returns true if a file is a list or a record, which its form holds under `entries`. */
export const isUnderEntries = ({ field }: EditorFile): boolean =>
  field.kind === 'object' && field.fields.length === 1 && field.fields[0]?.name === 'entries';
