/**
 * @generated SignedSource<<c72aa29643e53b36ed6ae65045492d9f>>
 * @relayHash e18f5ebd93aaf438ef877e0a264ff206
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9506e31ec0be49087171fdffdd50fad50e0e10e2a0813b27d79af22d1a3b2c6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9506e31ec0be49087171fdffdd50fad50e0e10e2a0813b27d79af22d1a3b2c6e",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
