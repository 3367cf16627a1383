/**
 * @generated SignedSource<<d087dba28a9821b8c3bdb85da4ba3cad>>
 * @relayHash abaa8ec62734fc63fc00e63bb2256afd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9df683d1a1f0a5d41b012e4bd5278b1931705bf54984e051a0b4ba404dcb94de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9df683d1a1f0a5d41b012e4bd5278b1931705bf54984e051a0b4ba404dcb94de",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
