/**
 * @generated SignedSource<<5695f869ca695b54c90ce5ea29afb0b4>>
 * @relayHash af948905be98b465f012409bfdc2c151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0f618a69376fe055da18b44d311b8f0db6d8d42c8b92394a777e378ca087950

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassLogbookQuery } from './ClassLogbookQuery.graphql';

const node: PreloadableConcreteRequest<ClassLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0f618a69376fe055da18b44d311b8f0db6d8d42c8b92394a777e378ca087950",
    "metadata": {},
    "name": "ClassLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
