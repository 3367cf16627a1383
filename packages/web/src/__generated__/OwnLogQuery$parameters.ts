/**
 * @generated SignedSource<<bce3c4379bb83ac2fb4e4a77a99b50ce>>
 * @relayHash ffd646e5208ea022d3bfec354d015481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af7a44ca4e09c1fb3eca2fc53ae5f1ac7a2e6f458c7533295c730317a9317871

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnLogQuery } from './OwnLogQuery.graphql';

const node: PreloadableConcreteRequest<OwnLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af7a44ca4e09c1fb3eca2fc53ae5f1ac7a2e6f458c7533295c730317a9317871",
    "metadata": {},
    "name": "OwnLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
