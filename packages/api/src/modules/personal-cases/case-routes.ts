import { personalCaseLimits } from "@cathedra/domain/personal-cases";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { workingFor } from "../../db/statement-places.ts";
import { appError } from "../../errors.ts";
import { contextOf } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/face.ts";
import {
  delivererKey,
  delivererOf,
  type Form,
  intakePlaces,
  openForm,
  patiently,
  watchPace,
} from "../result-intake/face.ts";
import { caseForm, readCaseForm } from "./case-form.ts";
import { casesOf } from "./case-queries.ts";
import { listWords, receiveWords } from "./case-words.ts";
import { receiveCase } from "./receive-case.ts";

/** A case costs a person as much as this many requests. */
const costInPoints = 10;
/** The same limits as for deliveries of results. */
const pace = { maxMs: personalCaseLimits.maxMs, windowMs: 20_000, leastBytes: 128 * 1024 };

/** Cases that people made: their list and the way in (12.030). */
export const personalCaseRoutes = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const places = intakePlaces();

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { throwFileSizeLimit: false });

    app.get("/api/s3/vistcases", { schema: listWords }, async (request, reply) => {
      const { db, actor } = await contextOf(deps, request);
      reply.header("cache-control", "private, no-store");
      return casesOf(db, actor.userId);
    });

    app.post(
      "/api/s3/vistcases",
      {
        config: { readsItself: true, takesDevices: true, unwantedBodyMs: 15_000 },
        schema: receiveWords,
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const key = delivererKey(request);
        const { stored, isNew } = await (request.token === null
          ? workingFor(key, () => take(request, key))
          : take(request, key));
        return reply.code(isNew ? 201 : 200).send(stored);
      },
    );
  };

  async function take(request: FastifyRequest, key: string) {
    const leave = places.enter(key);
    const { signal, stop } = watchPace(request, pace);
    let form: Form | undefined;
    try {
      form = openForm(request, signal, caseForm);
      if (request.token === null) places.spend(key);
      else request.budget?.spend(costInPoints);
      const deliverer = await patiently(() => delivererOf(deps, request));
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
