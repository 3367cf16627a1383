/**
 * @generated SignedSource<<9b6952494d7bef10cad849aa31e11ec8>>
 * @relayHash 9fc2d03713a132e5d1db37502aee2faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 324d03734829ff96bee594c79dedff4dbcc9af527efbffe11c8f7d71e35942c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "324d03734829ff96bee594c79dedff4dbcc9af527efbffe11c8f7d71e35942c9",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
