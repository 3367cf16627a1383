/**
 * @generated SignedSource<<1fda34e4d889ba8b2a968792594baae7>>
 * @relayHash 45ca2a1079efab9ee3caecfcf3df4557
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b909838004a4665b4e31ba16f6088e22867390524c9f81680496d28f572332e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b909838004a4665b4e31ba16f6088e22867390524c9f81680496d28f572332e",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
