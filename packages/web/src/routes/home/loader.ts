import parameters from "../../__generated__/HomeQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";
import { expectsLogbook } from "./logbook-hint.ts";

export const loader = routeQuery(parameters, () => ({ withLogbook: expectsLogbook() }));
