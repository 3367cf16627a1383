/**
 * @generated SignedSource<<863b68b1df188ed5102ea0dc08a6c9f2>>
 * @relayHash bf7588da3a67d53ca4232f089b76f53a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 806e226a63413737865811db65f8a4a4d448f2263bba77373e4ecd954a2a3206

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemsQuery } from './SystemsQuery.graphql';

const node: PreloadableConcreteRequest<SystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "806e226a63413737865811db65f8a4a4d448f2263bba77373e4ecd954a2a3206",
    "metadata": {},
    "name": "SystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
