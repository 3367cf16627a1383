/**
 * @generated SignedSource<<c82456c79fe3614465aae963678eb273>>
 * @relayHash b75edfef6da62fbab79d00effcb11ace
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61b578895648fcaa9eec85476711fd49eeb656639e1a8deea9163f5e74e1d677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61b578895648fcaa9eec85476711fd49eeb656639e1a8deea9163f5e74e1d677",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
