import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config } from './config.js';
import { answerError, answerUnreadable, errorSchema } from './http/errors.js';
import { gatesOf } from './http/gates.js';
import { hangUpWhenClosing } from './http/hang-up.js';
import { healthRoutes } from './http/health.js';
import { descriptionRoute } from './http/description.js';
import { logAnswers } from './http/log.js';
import { measureAnswers, type Metrics } from './http/metrics.js';
import { refuseForgery } from './http/origin.js';
import { pageRoutes, readPage } from './http/page.js';
import type { App, RouteDeps } from './http/deps.js';
import { routeGroups } from './http/routes.js';
import { setCookie, whoAsks } from './http/who.js';
import { ConnectionHub, type LiveDeps } from './live/connection-hub.js';
import { liveRoutes } from './live/routes.js';
import { Refused } from './refused.js';
import type { TableServices } from './tables/services.js';

export interface Building {
  readonly config: Config;
  readonly services: TableServices;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Signs cookies. */
  readonly secret: string;
  /** How often connections are looked after. */
  readonly beatMs: number;
  /** How long a request may take to arrive. */
  readonly requestMs: number;
  /** The folder with the built page; null if there is none. */
  readonly page: string | null;
}

/** The server without a port. It shares nothing with others in the same process but what it is given. */
export async function buildApp(building: Building): Promise<App> {
  const { config, services, metrics, log } = building;
  const app = newApp(building);
  const hub = new ConnectionHub({
    services,
    limits: config.limits,
    beatMs: building.beatMs,
    report: (what, err) => log.error({ err }, what),
  });
  const hangUp = hangUpWhenClosing(app.server);
  app.addHook('preClose', async () => {
    hub.close();
    hangUp();
  });
  // After that hook: the sockets' plug-in has one of its own that closes them without a word.
  await addPlugins(app, building);
  metrics.watch('destrier_connections', 'Sockets and streams that are open.', () => hub.size);
  metrics.watch('destrier_live_tables', 'Tables that are awake.', () => services.rooms.awake);
  const deps: LiveDeps = { config, services, hub, metrics, gates: gatesOf(app, config.limits) };
  measureAnswers(app, metrics);
  logAnswers(app);
  const base = config.place?.base ?? '';
  if (building.page !== null) pageRoutes(app, await readPage(building.page), base);
  await app.register(async (scope) => addRoutes(scope.withTypeProvider<ZodTypeProvider>(), deps), {
    prefix: base,
  });
  if (base !== '') await app.register(async (scope) => addRoot(scope.withTypeProvider(), deps));
  return app;
}

function newApp({ config: { limits, trustProxy }, log, metrics, requestMs }: Building): App {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    routerOptions: { maxParamLength: 100 },
    // Whoever sends slowly holds a connection for so long and no longer.
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs / 2, connectionsCheckingInterval: requestMs / 4 },
    clientErrorHandler: answerUnreadable,
    // A stream answered to HEAD would never end.
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, metrics),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  takeJsonAlone(app);
  app.decorateRequest('who', null);
  app.setErrorHandler((error, request, reply) => {
    answerError(error, request, reply, metrics);
  });
  app.setNotFoundHandler(async () => {
    throw new Refused('route.unknown');
  });
  return app;
}

/** Nothing but JSON is read. An empty body counts as no body: browsers must name a type even where they send nothing. */
function takeJsonAlone(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

async function addPlugins(app: App, { config, secret }: Building): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain http in a club's network must go on working.
    // Other parts of the site are not ours to speak for.
    strictTransportSecurity: config.place?.secure === true && { includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie, { secret });
  await app.register(rateLimit, { global: false });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Destrier', version: '1', description: 'Tables over HTTP.' },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(websocket, {
    // Pings are answered by the line itself, which knows how much waits for the client already.
    options: { maxPayload: config.limits.frame, autoPong: false },
    errorHandler: (error, socket, request) => {
      request.log.warn({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
  // Otherwise a socket would be opened for any route, closed, and the address logged with all that is in it.
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url?.endsWith('/api/v1/live') !== true)
      throw new Refused('route.unknown');
  });
}

/** Outside of the path that people use: for probes, which ask the process itself, and for those who typed too little. */
function addRoot(app: App, deps: RouteDeps): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  healthRoutes(app, deps);
  app.route({
    method: 'GET',
    url: '/',
    handler: async (_, reply) => reply.redirect(`${deps.config.place?.base ?? ''}/`, 302),
  });
}

async function addRoutes(app: App, deps: LiveDeps): Promise<void> {
  app.addHook('onRoute', (route) => {
    const { summary, response } = route.schema ?? {};
    if (summary === undefined) throw new Error(`${route.url} does not say what it is for`);
    const refused = { '4xx': errorSchema, '5xx': errorSchema };
    route.schema = { ...route.schema, response: { ...Object(response), ...refused } };
  });
  healthRoutes(app, deps);
  descriptionRoute(app, deps);
  await app.register(async (api) => addApi(api.withTypeProvider<ZodTypeProvider>(), deps), {
    prefix: '/api/v1',
  });
}

function addApi(api: App, deps: LiveDeps): void {
  const { config, gates, services } = deps;
  api.addHook('onRequest', async (request, reply) => {
    // What somebody was told is for nobody else, and not for those who come to the browser after them.
    void reply.header('cache-control', 'no-store');
    await gates.address(request);
    refuseForgery(request, config.place);
    const { who, renewed } = await whoAsks(request, services);
    request.who = who;
    if (renewed !== null) setCookie(reply, renewed, config.place);
    await gates[request.routeOptions.config.gate ?? 'person'](request);
  });
  // A request without a body needs no Content-Type.
  api.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
  for (const routes of [...routeGroups, liveRoutes]) routes(api, deps);
}
