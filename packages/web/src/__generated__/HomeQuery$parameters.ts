/**
 * @generated SignedSource<<9dc534ede80039960851d2eb4008cd14>>
 * @relayHash 7f01f3d699de7069795f1d33cca748d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf8f98744f91fcd34220db3c001d1f179615b782f47d504a0e4c6445e6008c1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf8f98744f91fcd34220db3c001d1f179615b782f47d504a0e4c6445e6008c1c",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
