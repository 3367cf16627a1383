/**
 * @generated SignedSource<<166664939be26aea35b20debd6e7f3f7>>
 * @relayHash 2b2ee651aa5c7a1775873fbc5ef6092f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b182bac195f35be56ef305a51d51c1b7aeca2f7961ca487a75c07dc790a779

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedRequestsQuery } from './FailedRequestsQuery.graphql';

const node: PreloadableConcreteRequest<FailedRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90b182bac195f35be56ef305a51d51c1b7aeca2f7961ca487a75c07dc790a779",
    "metadata": {},
    "name": "FailedRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
