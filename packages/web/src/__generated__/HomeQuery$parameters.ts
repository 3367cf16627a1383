/**
 * @generated SignedSource<<ba42815f7ec769c660ce966c485b9868>>
 * @relayHash 7a2f47e0d7523b0f9fb8474c6fc8fec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76de89d2b3bf693d89814b280aa90fa5a9e3cc1af7b33181ce3f869561a1c58a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76de89d2b3bf693d89814b280aa90fa5a9e3cc1af7b33181ce3f869561a1c58a",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
