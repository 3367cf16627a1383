/**
 * @generated SignedSource<<c1a7803890740455b05a9773ff8ce980>>
 * @relayHash 922bfb79d2c3f7843de950ee7414bf50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee1a2b0a445c31db5cf00d03696c5ec3ba09ab9bcb3796bdc3ecddf63716809

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cee1a2b0a445c31db5cf00d03696c5ec3ba09ab9bcb3796bdc3ecddf63716809",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
