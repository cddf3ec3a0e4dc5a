import * as z from 'zod';
import { callShapes } from '#contract/account/call-shapes.ts';
import { type CallName, callNames, calls, isOneClickCall } from '#contract/account/calls.ts';
import { fieldNames } from '#contract/account/field-rules.ts';
import { type GroupCode, groupApiPath, groupEditions } from '#contract/account/groups.ts';
import { type ResponseName, responseCodes, responseNames } from '#contract/account/response-codes.ts';
import { editionCodes } from '#core/place/editions.ts';
import { type CallRow, callTable } from './call-table.ts';

type Json = Record<string, unknown>;

const about: Record<ResponseName, string> = {
  ok: 'success',
  invalidFields: 'something sent is missing or malformed; `data.fields` names it',
  wrongCode: 'the code is wrong, spent or too old',
  wrongLogin: 'the address or the password is wrong',
  sessionExpired: 'the session is over',
  unknownCall: 'no such call (HTTP 404)',
  wrongMethod: 'the call takes another method (HTTP 405)',
  wrongServiceKey: 'the call is for our support team, and the service key is missing or wrong',
  notFound: 'what the call is about is not in this account, or no longer',
  requestTimeout: 'the body did not arrive in time',
  linkExpired: 'the token of a mail is spent or too old',
  serialTaken: 'the serial number stands in another account',
  tooManyPrograms: 'the account holds as many programs as it can',
  tooManyNotices: 'the address waits for as many notices as it can',
  tooLarge: 'the body is larger than 16 KB (saveProgram: 400 KB)',
  notJson: 'the body is no JSON, or is not called application/json',
  tooManyRequests: 'a limit is reached; `data.retry_in` and the header `retry-after` say for how many seconds',
  internalError: 'something of ours went wrong',
  storeUnavailable: 'the store is away for a moment',
  smsUnavailable: 'no text message can be sent from here',
  mailUnavailable: 'no mail can be sent from here',
};

/** OpenAPI 3.1 description of the served groups, generated from the table and schemas that the API itself uses. */
export function describeApi(groups: readonly GroupCode[]): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Accounts',
      version: '1',
      description:
        'Accounts, sessions, the newsletter and registered products. A call is answered with HTTP 200 and the envelope `{ code, msg, data }`; `code` tells success from refusal.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: groups.map((group) => ({
      url: groupApiPath(group),
      description: `Editions ${groupEditions(group).join(', ')}`,
    })),
    tags: callTags,
    paths: Object.fromEntries(
      callNames.map((name) => [calls[name].path, { [calls[name].method.toLowerCase()]: operation(name) }]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(
          callNames.flatMap((name) => [
            ...(calls[name].method === 'GET' ? [] : [[`${capital(name)}Request`, requestSchema(name)]]),
            [`${capital(name)}Reply`, replySchema(name)],
          ]),
        ),
        Refusal: refusal,
      },
      securitySchemes: {
        apptoken: { ...apiKey('apptoken'), description: 'Short-lived; `refresh` answers another.' },
        reftoken: { ...apiKey('reftoken'), description: 'Belongs to the session, and stays.' },
        serviceKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A service key of the group, for our support team.',
        },
      },
      parameters: {
        region: {
          name: 'region',
          in: 'header',
          schema: { type: 'string', enum: editionCodes },
          description: 'Edition of the caller. One of another group is ignored.',
        },
        language: {
          name: 'accept-language',
          in: 'header',
          schema: { type: 'string', examples: ['en', 'jp', 'fr-CA,fr;q=0.9'] },
          description: 'Language of `msg`: tags of languages, or the code of an edition.',
        },
      },
      responses: {
        unknownCall: response('No such call here.', refTo('Refusal')),
        wrongMethod: response('The call takes another method.', refTo('Refusal')),
      },
    },
  };
}

const apiKey = (name: string): Json => ({ type: 'apiKey', in: 'header', name });

const refusals = responseNames.filter((name) => name !== 'ok');

const refusal: Json = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: {
      type: 'integer',
      enum: refusals.map((name) => responseCodes[name]),
      description: refusals.map((name) => `${responseCodes[name]}: ${about[name]}`).join('\n'),
    },
    msg: { type: 'string', description: 'What went wrong and how to fix it, in the language of the reader.' },
    data: {
      type: 'object',
      properties: {
        fields: {
          type: 'object',
          propertyNames: { enum: fieldNames },
          additionalProperties: { type: 'string' },
          description: 'What is wrong with each field.',
        },
        retry_in: { type: 'integer', minimum: 1, description: 'Seconds after which to try again.' },
      },
    },
  },
};

function operation(name: CallName): Json {
  return {
    operationId: name,
    tags: [callTag(name)],
    summary: firstSentence(callShapes[name].about),
    description: callShapes[name].about,
    parameters: [
      ...queryParameters(name),
      { $ref: '#/components/parameters/region' },
      { $ref: '#/components/parameters/language' },
    ],
    ...(calls[name].method !== 'GET' && {
      requestBody: { required: !isOneClickCall(name), content: bodyContent(name) },
    }),
    security: security[callTable[name].session],
    responses: {
      200: response('Success, or a refusal that `code` tells.', {
        oneOf: [successSchema(name), refTo('Refusal')],
      }),
      404: { $ref: '#/components/responses/unknownCall' },
      405: { $ref: '#/components/responses/wrongMethod' },
    },
  };
}

const tokens = { apptoken: [], reftoken: [] };
const security: Record<CallRow<CallName>['session'], Json[]> = {
  none: [{}],
  visitor: [{}, tokens],
  anyToken: [{}, tokens],
  user: [tokens],
  pair: [tokens],
  serviceKey: [{ serviceKey: [] }],
};

const successSchema = (name: CallName): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { const: responseCodes.ok },
    msg: { const: 'ok' },
    data: refTo(`${capital(name)}Reply`),
  },
});

/** Query parameters: all input of a GET call, and the token of one-click unsubscribe. */
function queryParameters(name: CallName): Json[] {
  const { properties = {}, required = [] } = requestSchema(name) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  if (calls[name].method === 'GET')
    return Object.entries(properties).map(([key, schema]) => ({
      name: key,
      in: 'query',
      required: required.includes(key),
      schema,
    }));
  return isOneClickCall(name) ? [{ name: 'token', in: 'query', required: false, schema: properties.token }] : [];
}

function bodyContent(name: CallName): Json {
  const body = { 'application/json': { schema: refTo(`${capital(name)}Request`) } };
  return isOneClickCall(name) ? { ...body, 'application/x-www-form-urlencoded': { schema: { type: 'object' } } } : body;
}

const requestSchema = (name: CallName): Json => jsonSchema(callShapes[name].request, 'input');
const replySchema = (name: CallName): Json => jsonSchema(callShapes[name].reply, 'output');

function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io });
  return schema;
}

const response = (description: string, schema: Json): Json => ({
  description,
  headers: {
    'retry-after': {
      description: 'Seconds after which to try again, where a limit is reached.',
      schema: { type: 'integer' },
    },
  },
  content: { 'application/json': { schema } },
});

const refTo = (schema: string): Json => ({ $ref: `#/components/schemas/${schema}` });

const firstSentence = (text: string): string | undefined => text.split('. ')[0]?.replace(/\.$/, '');

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Groups of calls by the second part of their paths: `/account/user/profile`. */
const groups = {
  user: 'An account with its sessions, Credits and codes, and the newsletter.',
  product: 'The robots of an account and who owns them.',
  service: 'Requests for after-sales service, and claims to a robot of another account.',
  program: 'Programs of the playground that an account keeps.',
  notice: 'Mails that tell when a product can be ordered or a stage of a sale opens.',
} as const;

const callTags = Object.entries(groups).map(([name, description]) => ({ name, description }));

const callTag = (name: CallName): string | undefined => calls[name].path.split('/')[2];
