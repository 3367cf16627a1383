/**
 * @generated SignedSource<<27e3b7eaf74e3da916db8c8f72a3fc73>>
 * @relayHash c281f23eea07398a821a51c6b34fb984
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fd1a662730c0ed9bf1232d463af6c7d6f8cec11c7ea80f816df07c10c49a79e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fd1a662730c0ed9bf1232d463af6c7d6f8cec11c7ea80f816df07c10c49a79e",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
