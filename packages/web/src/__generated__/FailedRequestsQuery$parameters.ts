/**
 * @generated SignedSource<<8d210029d4b009e981e817d9e05bc654>>
 * @relayHash 8ef0691e31a25529d4fc9e529fb1beb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa373a8c0232a025d2d3a2dfe117dbf06df49b9737877b7c08549542e843c9f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedRequestsQuery } from './FailedRequestsQuery.graphql';

const node: PreloadableConcreteRequest<FailedRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa373a8c0232a025d2d3a2dfe117dbf06df49b9737877b7c08549542e843c9f8",
    "metadata": {},
    "name": "FailedRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
