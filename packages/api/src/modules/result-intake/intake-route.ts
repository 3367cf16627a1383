import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { runForPerson } from "../../db/query-limiter.ts";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";
import { findSimulation } from "../simulator-modules/public.ts";
import { deliveryLimiter } from "./delivery-limiter.ts";
import { identifyUploader, uploaderKey } from "./identify-uploader.ts";
import { intakeSchemas } from "./intake-schemas.ts";
import { enforceMinimumSpeed } from "./minimum-upload-speed.ts";
import { type MultipartForm, openForm } from "./multipart-form.ts";
import { receiveRun } from "./receive-run.ts";
import { retryWhenBusy } from "./retry-when-busy.ts";

/** The points that a delivery costs. A higher cost would make the deliveries of a class wait for each other. */
const costInPoints = 5;

type Delivering = { Params: { exerciseId: string } };

/** The route on which results of the simulator are delivered (12.032). */
export const resultIntake = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const limiter = deliveryLimiter();

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post<Delivering>(
      "/api/simulator/store_result/:exerciseId",
      {
        config: { readsItself: true, takesDevices: true, unwantedBodyMs: 15_000 },
        schema: intakeSchemas,
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const key = uploaderKey(request);
        const taken = await (request.token === null
          ? runForPerson(key, () => receiveDelivery(request, key))
          : receiveDelivery(request, key));
        return reply.code(taken.isNew ? 201 : 200).send({ id: taken.id, unitId: taken.id });
      },
    );
  };

  async function receiveDelivery(request: FastifyRequest<Delivering>, key: string) {
    const leave = limiter.enter(key);
    const { signal, stop } = enforceMinimumSpeed(request);
    let form: MultipartForm | undefined;
    try {
      form = openForm(request, signal);
      if (request.token === null) limiter.spend(key);
      else request.budget?.spend(costInPoints);
      const deliverer = await retryWhenBusy(() => identifyUploader(deps, request));
      const id = parseNumber(request.params.exerciseId);
      const exercise = await retryWhenBusy(() => findSimulation(ports.db, id));
      if (exercise === undefined) throw appError("NOT_FOUND");
      return await receiveRun(ports, { deliverer, exercise, form, address: request.ip });
    } finally {
      stop();
      form?.leave();
      leave();
    }
  }
};

/** An id that is not a number belongs to no exercise. */
function parseNumber(text: string): number {
  const id = /^[0-9]{1,10}$/.test(text) ? Number(text) : 0;
  return id < 2 ** 31 ? id : 0;
}
