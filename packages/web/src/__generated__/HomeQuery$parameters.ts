/**
 * @generated SignedSource<<e3fcc4a8d2581db2e23e2b77d385d895>>
 * @relayHash e3722bdf870d5578bf9108a701290aab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cc2fea3cadcb2cea3e5f8867938a4d2ae2ab55c73ed7b65ac9796a858dd5cb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cc2fea3cadcb2cea3e5f8867938a4d2ae2ab55c73ed7b65ac9796a858dd5cb9",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
