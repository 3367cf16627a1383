/**
 * @generated SignedSource<<73eb2871f4c1ce0415b1fe3ea528a0e9>>
 * @relayHash a2c689ab32083d93d278e060629a4e08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9db61553c960b243417d5df8c31c3288db819ecc893d858e8efa7ec8fe9a55e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9db61553c960b243417d5df8c31c3288db819ecc893d858e8efa7ec8fe9a55e2",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
