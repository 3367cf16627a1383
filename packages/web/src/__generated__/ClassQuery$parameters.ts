/**
 * @generated SignedSource<<61e7088f648d2346f583d1c4de06ec58>>
 * @relayHash 15c289c9bd394be867d828d7d80b8c74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05bd7f31d20650c24c7dfdfba0ed7764f0f2fc3e8c4450d1f842f048ca5eebbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassQuery } from './ClassQuery.graphql';

const node: PreloadableConcreteRequest<ClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05bd7f31d20650c24c7dfdfba0ed7764f0f2fc3e8c4450d1f842f048ca5eebbd",
    "metadata": {},
    "name": "ClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
