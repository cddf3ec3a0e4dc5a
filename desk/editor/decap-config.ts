import { revisionField } from './editor-api.ts';
import { collections } from './editor-collections.ts';
import type { EditorFile } from './editor-files.ts';
import { fieldLabel, labels, singular } from './field-labels.ts';
import { wallTimePattern } from './field-of-schema.ts';
import {
  type EitherOption,
  type FormField,
  type NamedField,
  optionName,
  type Pattern,
  recordFields,
} from './form-field.ts';
import { entryFields } from './form-of-value.ts';

export type Widget = Record<string, unknown> & { name: string };

/**
 * The configuration of Decap CMS for the site at `origin`: every field of these files, and the address of the editor's
 * API.
 */
export function decapConfig(files: readonly EditorFile[], origin: string) {
  return {
    backend: { name: 'proxy', proxy_url: '/admin/api', branch: 'main' },
    load_config_file: false,
    publish_mode: 'simple',
    media_folder: '/media',
    site_url: origin,
    logo: { src: '/favicon.svg', show_in_header: true },
    editor: { preview: false },
    collections: collections.flatMap(({ name, label, about }) => {
      const collectionFiles = files.filter(({ collection }) => collection === name);
      if (collectionFiles.length === 0) return [];
      return [
        {
          name,
          label,
          description: about,
          format: 'json',
          extension: 'json',
          editor: { preview: false },
          files: collectionFiles.map(configureFile),
        },
      ];
    }),
  };
}

const configureFile = ({ path, label, shownAt, collection, field }: EditorFile) => ({
  name: path.replace(/\.yaml$/, '').replaceAll('/', '--'),
  label,
  file: path,
  preview_path: shownAt,
  fields: [{ name: revisionField, widget: 'hidden' }, ...topWidgets(field, entriesLabels[collection])],
});

/** Labels for the entries of files that are a single list, by collection. */
const entriesLabels: Readonly<Record<string, string>> = {
  offers: 'Products',
  pictures: 'Pictures',
  clips: 'Clips',
  manuals: 'Guides',
  site: 'Findings',
};

function openList(list: Widget, label: string): Widget {
  const fields = (list.fields as Widget[] | undefined)?.map((one) =>
    one.name === 'key' ? { ...one, label: singular(label) } : one,
  );
  return { ...list, label, label_singular: singular(label), minimize_collapsed: false, ...(fields && { fields }) };
}

/** The fields of a file, with its lists and sections open. */
function topWidgets(field: FormField, entriesLabel: string | undefined): Widget[] {
  const all = field.kind === 'object' ? field.fields.flatMap((one) => widgets(one, true)) : [];
  return all.map((one) => {
    if (one.name === 'entries') return openList(one, entriesLabel ?? 'Entries');
    return one.name === 'sections'
      ? { ...one, ...(one.widget === 'object' ? { collapsed: false } : { minimize_collapsed: false }) }
      : one;
  });
}

/** The widgets of a field: one for each of its shapes. Inside optional groups no field is required. */
function widgets({ name, field, hint, isOptional, isNullable }: NamedField, mustBeFilled: boolean): Widget[] {
  const required = mustBeFilled && !isOptional && !isNullable;
  const base = { name, label: fieldLabel(name), ...(hint !== undefined && { hint }), required };
  if (field.kind !== 'either') return [widget(base, field)];
  return field.options.map((option) => {
    const fieldName = optionName(name, option);
    const label =
      labels[fieldName] ??
      (option.suffix === '' ? fieldLabel(name) : `${fieldLabel(name)} · ${fieldLabel(option.suffix).toLowerCase()}`);
    return widget({ ...base, name: fieldName, label, required: false }, option.field);
  });
}

type WidgetBase = Widget & { label: string; required: boolean };

function widget(base: WidgetBase, field: FormField): Widget {
  switch (field.kind) {
    case 'text':
      return { ...base, widget: field.isLong ? 'text' : 'string', ...patternOption(field.pattern) };
    case 'linkedText':
      return { ...base, widget: 'text', hint: `${base.hint ?? ''} ${linkHint}`.trim() };
    case 'number':
      return { ...base, widget: 'string', ...patternOption(numberPattern) };
    case 'numberOrText':
      return { ...base, widget: 'string' };
    case 'flag':
      return { ...base, widget: 'boolean', required: false, default: field.fallback };
    case 'choice':
      return { ...base, widget: 'select', options: field.options };
    case 'choices':
      return { ...base, widget: 'select', multiple: true, options: field.options };
    case 'window':
      return group(base, windowWidgets);
    case 'list':
    case 'oneOrList':
      return field.of.kind === 'either' ? shapesList(base, field.of.options) : list(base, field.of);
    case 'object':
      return group(
        base,
        field.fields.flatMap((one) => widgets(one, base.required)),
      );
    case 'record':
      return list(base, {
        kind: 'object',
        fields: [{ name: 'key', field: { kind: 'text' }, isOptional: false }, ...recordFields(field.of)],
      });
    case 'typedList':
      return typedList(base, field.typeKey, Object.entries(field.types));
    case 'either':
      throw new Error(`${base.name}: an option of a union is a union again, which the editor cannot show`);
  }
}

const patternOption = (pattern: Pattern | undefined) => (pattern ? { pattern: [pattern.source, pattern.fix] } : {});

const linkHint = 'A link is written [words](page:terms-use), an address for questions [customer support](contact).';

const numberPattern: Pattern = { source: '^-?\\d+(\\.\\d+)?$', fix: 'write a number, such as 1299' };

function group(base: WidgetBase, fields: Widget[]): Widget {
  const isWindow = ['opens', 'closes'].every((name) => fields.some((one) => one.name === name));
  const shownFields = ['when', 'campaign', 'stage', 'price']
    .filter((name) => fields.some((one) => one.name === name))
    .map((name) => `{{fields.${name}}} `);
  const between = shownFields.includes('{{fields.when}} ') ? '' : '– ';
  const summary = isWindow ? { summary: `${shownFields.join('')}{{fields.opens}} ${between}{{fields.closes}}` } : {};
  return { ...base, widget: 'object', collapsed: true, ...summary, fields };
}

const closedList = { widget: 'list', collapsed: true, minimize_collapsed: true };

/** Lists of texts are edited in place, lists of groups are opened entry by entry. */
function list(base: WidgetBase, of: FormField): Widget {
  if (of.kind !== 'object')
    return {
      ...base,
      ...closedList,
      field: { ...widget({ name: 'value', label: singular(base.label), required: true }, of) },
      summary: '{{fields.value}}',
    };
  const fields = of.fields
    .flatMap((one) => widgets(one, true))
    .map((one) => (one.name === 'key' ? { ...one, label: singular(base.label) } : one));
  return { ...base, ...closedList, label_singular: singular(base.label), summary: summaryTemplate(fields), fields };
}

function shapesList(base: WidgetBase, options: readonly EitherOption[]): Widget {
  return typedList(
    base,
    'shape',
    options.map((option) => [optionName('value', option), entryFields(option)] as const),
  );
}

function typedList(
  base: WidgetBase,
  typeKey: string,
  types: readonly (readonly [name: string, fields: readonly NamedField[]])[],
): Widget {
  const entries = types.map(([name, of]) => {
    const fields = of.flatMap((one) => widgets(one, true));
    return {
      name,
      label: name === 'value' ? 'Text' : fieldLabel(name.replace(/^value_/, '')),
      widget: 'object',
      summary: summaryTemplate(fields),
      fields,
    };
  });
  return { ...base, ...closedList, label_singular: singular(base.label), typeKey, types: entries };
}

const windowWidgets: Widget[] = [
  {
    name: 'when',
    label: 'When',
    widget: 'select',
    options: ['always', 'between'],
    required: false,
    hint: 'Always, or between the times below; either may be empty. Nothing here: never.',
  },
  ...['opens', 'closes'].map((name) => ({
    name,
    label: fieldLabel(name),
    widget: 'string',
    required: false,
    ...patternOption(wallTimePattern),
  })),
];

/** The title of a collapsed entry: its name, and a field that distinguishes it. */
function summaryTemplate(fields: readonly Widget[]): string {
  const names = fields
    .filter(({ widget: kind }) => ['string', 'text', 'select'].includes(String(kind)))
    .map(({ name }) => name);
  const [nameField] = ['key', 'id', 'label', 'title', 'name', 'product', 'identify', 'file', 'type'].filter((name) =>
    names.includes(name),
  );
  const [detailField] = [
    'price',
    'value',
    'label',
    'title',
    'heading',
    'name',
    'text',
    'product',
    'path',
    'email',
    'link',
  ].filter((name) => names.includes(name) && name !== nameField);
  const first = nameField ?? names[0] ?? fields[0]?.name ?? '';
  return detailField === undefined ? `{{fields.${first}}}` : `{{fields.${first}}} · {{fields.${detailField}}}`;
}
