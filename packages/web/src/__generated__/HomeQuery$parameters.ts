/**
 * @generated SignedSource<<68a110fe56e9ee1733f7d24284d5e94b>>
 * @relayHash 0ab88567ff8f3d3d30cb2e4373b7bac8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56e6f52c834cad8549613d445c15337e4ec9a71f3022644c7975c98869e671e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56e6f52c834cad8549613d445c15337e4ec9a71f3022644c7975c98869e671e0",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
