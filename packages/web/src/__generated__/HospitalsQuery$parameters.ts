/**
 * @generated SignedSource<<c97c1ea646e7512ca1f0c18df9927a01>>
 * @relayHash d36149f00cfebb264fc8813bed4971c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 196484859c8998ed87c4fbd6ff9c65d1d1490bde887bfdd1635eea61b5464e10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HospitalsQuery } from './HospitalsQuery.graphql';

const node: PreloadableConcreteRequest<HospitalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "196484859c8998ed87c4fbd6ff9c65d1d1490bde887bfdd1635eea61b5464e10",
    "metadata": {},
    "name": "HospitalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
