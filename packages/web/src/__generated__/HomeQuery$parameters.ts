/**
 * @generated SignedSource<<f875def82829ccc741860cb697801cb4>>
 * @relayHash d67fc0b54e82ca689a5d9f56ebda187f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c40326a54fd2a8f8cb4b3fa6e15b75e25ee25b38f82b81ba864788e39ccd4423

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c40326a54fd2a8f8cb4b3fa6e15b75e25ee25b38f82b81ba864788e39ccd4423",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
