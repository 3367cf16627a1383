/**
 * @generated SignedSource<<249345e8197aa897db852ef8aa67c3fb>>
 * @relayHash 4749f26fbd2a00c13caf25939e3243df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb1790b822c37d0a56a8a97ee45a81536e80050cccad6e0406c9b7bb3eaecdc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb1790b822c37d0a56a8a97ee45a81536e80050cccad6e0406c9b7bb3eaecdc4",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
