/**
 * @generated SignedSource<<a8707cce087634306378ca01bb5fa91e>>
 * @relayHash ec92653911328142dbe8c7b78165f6b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5f8774beedcf81fb04e512c671d513832cb295ff52500b7b1430bf4eed90907

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5f8774beedcf81fb04e512c671d513832cb295ff52500b7b1430bf4eed90907",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
