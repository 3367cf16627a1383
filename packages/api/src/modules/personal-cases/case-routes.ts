import { personalCaseLimits } from "@cathedra/domain/personal-cases";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { runForPerson } from "../../db/query-limiter.ts";
import { appError } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";
import {
  deliveryLimiter,
  enforceMinimumSpeed,
  identifyUploader,
  type MultipartForm,
  openForm,
  retryWhenBusy,
  uploaderKey,
} from "../result-intake/public.ts";
import { caseForm, readCaseForm } from "./case-form.ts";
import { getCases } from "./case-queries.ts";
import { listSchemas, receiveSchemas } from "./case-schemas.ts";
import { receiveCase } from "./receive-case.ts";

/** A case costs a person as much as this many requests. */
const costInPoints = 10;
/** The limits for uploading a personal case, the same as for deliveries of results. */
const pace = { maxMs: personalCaseLimits.maxMs, windowMs: 20_000, minBytes: 128 * 1024 };

/** Personal cases: their list, and uploading them (12.030). */
export const personalCaseRoutes = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const limiter = deliveryLimiter();

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { throwFileSizeLimit: false });

    app.get("/api/s3/vistcases", { schema: listSchemas }, async (request, reply) => {
      const { db, actor } = await getContext(deps, request);
      reply.header("cache-control", "private, no-store");
      return getCases(db, actor.userId);
    });

    app.post(
      "/api/s3/vistcases",
      {
        config: { readsItself: true, takesDevices: true, unwantedBodyMs: 15_000 },
        schema: receiveSchemas,
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const key = uploaderKey(request);
        const { stored, isNew } = await (request.token === null
          ? runForPerson(key, () => receiveDelivery(request, key))
          : receiveDelivery(request, key));
        return reply.code(isNew ? 201 : 200).send(stored);
      },
    );
  };

  async function receiveDelivery(request: FastifyRequest, key: string) {
    const leave = limiter.enter(key);
    const { signal, stop } = enforceMinimumSpeed(request, pace);
    let form: MultipartForm | undefined;
    try {
      form = openForm(request, signal, caseForm);
      if (request.token === null) limiter.spend(key);
      else request.budget?.spend(costInPoints);
      const deliverer = await retryWhenBusy(() => identifyUploader(deps, request));
      const now = ports.clock();
      const isThere =
        deliverer.source !== "cloud_machine" &&
        (await deliverer.presenceDuring({ startedAt: now, endedAt: now })) !== undefined;
      if (!isThere) throw appError("NOT_AT_SIMULATOR");
      return await receiveCase(ports, deliverer, await readCaseForm(form));
    } finally {
      stop();
      form?.leave();
      leave();
    }
  }
};
