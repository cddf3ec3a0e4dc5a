import { expect, test } from 'vitest';
import { callNames, calls } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import { describeApi } from './open-api.ts';

interface Operation {
  security: Record<string, string[]>[];
  operationId: string;
  summary: string;
  description: string;
  parameters: object[];
}

/** A proof checks the form of the description with a validator. */
const description = JSON.parse(JSON.stringify(describeApi(['us', 'cn'])));
const operations: Operation[] = Object.values(description.paths).flatMap((path) =>
  Object.values(path as Record<string, Operation>),
);

test('lists the groups that this server serves', () => {
  expect(description.servers.map(({ url }: { url: string }) => url)).toEqual(['/api/us', '/api/cn']);
});

test('lists every call once, under its path and method', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...callNames].sort());
  for (const name of callNames)
    expect(description.paths[calls[name].path][calls[name].method.toLowerCase()].operationId).toBe(name);
});

test('says of every call in one sentence and in full what it does', () => {
  for (const { summary, description: text } of operations) {
    expect(text).toContain(summary);
    expect(summary).not.toContain('. ');
  }
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
