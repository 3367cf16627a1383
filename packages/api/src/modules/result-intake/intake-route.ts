import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { workingFor } from "../../db/statement-places.ts";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/face.ts";
import { simulationOf } from "../simulator-modules/face.ts";
import { delivererKey, delivererOf } from "./deliverer-of.ts";
import { type Form, openForm } from "./form.ts";
import { intakePlaces } from "./intake-places.ts";
import { intakeWords } from "./intake-words.ts";
import { watchPace } from "./pace.ts";
import { patiently } from "./patiently.ts";
import { receiveRun } from "./receive-run.ts";

/** A delivery costs a person as much as this many requests: no more, or those of one class would take turns. */
const costInPoints = 5;

type Delivering = { Params: { exerciseId: string } };

/** Takes results of the simulator in (12.032). */
export const resultIntake = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const places = intakePlaces();

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post<Delivering>(
      "/api/simulator/store_result/:exerciseId",
      {
        config: { readsItself: true, takesDevices: true, unwantedBodyMs: 15_000 },
        schema: intakeWords,
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const key = delivererKey(request);
        const taken = await (request.token === null
          ? workingFor(key, () => take(request, key))
          : take(request, key));
        return reply.code(taken.isNew ? 201 : 200).send({ id: taken.id, unitId: taken.id });
      },
    );
  };

  async function take(request: FastifyRequest<Delivering>, key: string) {
    const leave = places.enter(key);
    const { signal, stop } = watchPace(request);
    let form: Form | undefined;
    try {
      form = openForm(request, signal);
      if (request.token === null) places.spend(key);
      else request.budget?.spend(costInPoints);
      const deliverer = await patiently(() => delivererOf(deps, request));
      const id = numberOf(request.params.exerciseId);
      const exercise = await patiently(() => simulationOf(ports.db, id));
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
function numberOf(given: string): number {
  const id = /^[0-9]{1,10}$/.test(given) ? Number(given) : 0;
  return id < 2 ** 31 ? id : 0;
}
