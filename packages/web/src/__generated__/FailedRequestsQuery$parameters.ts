/**
 * @generated SignedSource<<4859eb248483f67022f12e384829ece6>>
 * @relayHash 230c2b290fa0ceff7c58eb2836a30493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56569606a444b4b8b47194f0cae66028c8e7a443f17573dbc9bb39a38fe72e20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedRequestsQuery } from './FailedRequestsQuery.graphql';

const node: PreloadableConcreteRequest<FailedRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56569606a444b4b8b47194f0cae66028c8e7a443f17573dbc9bb39a38fe72e20",
    "metadata": {},
    "name": "FailedRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
