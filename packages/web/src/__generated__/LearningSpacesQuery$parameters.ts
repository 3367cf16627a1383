/**
 * @generated SignedSource<<ed9ea7b0d5d4702189fafc32f750154c>>
 * @relayHash 406a66903cdb60c54c86338308e5745e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50622046f2db30df0bebec6a237853f7e12cf6c288863743722d82cacf6f2bf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpacesQuery } from './LearningSpacesQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50622046f2db30df0bebec6a237853f7e12cf6c288863743722d82cacf6f2bf0",
    "metadata": {},
    "name": "LearningSpacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
