import { expect, test } from 'vitest';
import { callNames, calls } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import { describeApi } from './open-api.ts';

interface Operation {
  security: Record<string, string[]>[];
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: ({ $ref: string } | { name: string; in: string })[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, unknown>;
}

const description = JSON.parse(JSON.stringify(describeApi(['us', 'cn'])));
const operations: Operation[] = Object.values(description.paths).flatMap((path) =>
  Object.values(path as Record<string, Operation>),
);

/** Every `$ref` anywhere in the description. */
const references = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : references(inner)));
};

test('is a valid OpenAPI 3.1 document', () => {
  expect(description.openapi).toMatch(/^3\.1\.\d$/);
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(Object.keys(description).sort()).toEqual(['components', 'info', 'openapi', 'paths', 'servers', 'tags']);
  for (const [path, item] of Object.entries(description.paths)) {
    expect(path).toMatch(/^\//);
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      expect(['get', 'post', 'patch']).toContain(method);
      expect(operation).toMatchObject({
        operationId: expect.any(String),
        summary: expect.any(String),
        responses: { 200: { description: expect.any(String) } },
      });
      expect(method === 'get').toBe(operation.requestBody === undefined);
    }
  }
});

test('has no dangling references', () => {
  const danglingReferences = references(description).filter((reference) => {
    const target = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce((part, key) => part?.[key], description);
    return target === undefined;
  });
  expect(danglingReferences).toEqual([]);
});

test('lists the groups that this server serves', () => {
  expect(description.servers.map(({ url }: { url: string }) => url)).toEqual(['/api/us', '/api/cn']);
});

test('lists every call once, under its path and method', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...callNames].sort());
  for (const name of callNames)
    expect(description.paths[calls[name].path][calls[name].method.toLowerCase()].operationId).toBe(name);
});

test('says of every call in one sentence and in full what it does, and in which group it is', () => {
  const groups = description.tags.map(({ name }: { name: string }) => name);
  for (const { summary, description: text, tags } of operations) {
    expect(text).toContain(summary);
    expect(summary).not.toContain('. ');
    expect(groups).toContain(tags[0]);
  }
  expect(new Set(operations.map(({ tags }) => tags[0]))).toEqual(new Set(groups));
});

test('says which calls need a session or a service key', () => {
  const securityOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.security;
  expect(securityOf('requests')).toEqual([{ apptoken: [], reftoken: [] }]);
  expect(securityOf('requestService')).toEqual([{}, { apptoken: [], reftoken: [] }]);
  expect(securityOf('subscribe')).toEqual([{}]);
  expect(securityOf('updateRequest')).toEqual([{ serviceKey: [] }]);
  expect(description.components.securitySchemes.serviceKey).toMatchObject({ type: 'http', scheme: 'bearer' });
});

test('lists every response code', () => {
  const codes = [responseCodes.ok, ...description.components.schemas.Refusal.properties.code.enum];
  expect(codes.sort()).toEqual(Object.values(responseCodes).sort());
});

test('describes requests before parsing and replies after it', () => {
  const { schemas } = description.components;
  expect(schemas.SubscribeRequest).toMatchObject({
    properties: { email: { type: 'string' }, source: { default: '' } },
    required: ['email'],
  });
  expect(schemas.RequestCodeRequest.anyOf).toHaveLength(2);
  expect(schemas.SignInReply.required).toEqual(['user_id', 'apptoken', 'reftoken', 'created', 'device']);
  expect(operations.find(({ operationId }) => operationId === 'refresh')?.parameters).toContainEqual(
    expect.objectContaining({ name: 'user_id', in: 'query', required: true }),
  );
});
