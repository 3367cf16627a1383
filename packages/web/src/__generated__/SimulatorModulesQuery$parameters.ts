/**
 * @generated SignedSource<<585e2e96e6c2a9ee979023437dd14325>>
 * @relayHash c757d138091d79e612ccf3f70d3f1d02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5596ad458f1bb5497b492c36176154c7ee4aed7ea1b8329a8b9be88a85858d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulatorModulesQuery } from './SimulatorModulesQuery.graphql';

const node: PreloadableConcreteRequest<SimulatorModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5596ad458f1bb5497b492c36176154c7ee4aed7ea1b8329a8b9be88a85858d3",
    "metadata": {},
    "name": "SimulatorModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
