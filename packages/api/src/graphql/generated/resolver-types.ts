import type * as Contract from './contract.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ActivityView, ConfirmationView, AskedAddressView, DeletedRecord, FormData, OwnEntryView, SaveResult, SavedRecord } from '../../modules/logbook/public.ts';
import type { ChangedView, ConfirmedView, PageView, ReturnedView } from '../../modules/confirmations/public.ts';
import type { DuplicateView } from '../../modules/logbook-duplicates/public.ts';
import type { PersonView, StartChoiceView } from '../../modules/people/public.ts';
import type { ActivitiesPage, VistActivityView } from '../../modules/activity-log/public.ts';
import type { ClassView } from '../../modules/class-invitations/public.ts';
import type { ClassOverviewView, GroupCourseView } from '../../modules/group-courses/public.ts';
import type { MachineView } from '../../modules/machines/public.ts';
import type { VoucherView } from '../../modules/vouchers/public.ts';
import type { CourseView } from '../../modules/courses/public.ts';
import type { CourseVoucherView } from '../../modules/course-vouchers/public.ts';
import type { CustomerFacts } from '@cathedra/domain/access';
import type { GroupView } from '../../modules/groups/public.ts';
import type { SpaceAccess, SpaceView } from '../../modules/learning-spaces/public.ts';
import type { EventView, AdministeredEvent, EventListQuery } from '../../modules/events/public.ts';
import type { SeriesView, AttemptView } from '../../modules/activity-results/public.ts';
import type { FeedbackRow } from '../../modules/feedback/public.ts';
import type { MetricDefinition } from '@cathedra/domain/results';
import type { NotificationView, InboxView } from '../../modules/inbox/public.ts';
import type { OperationView } from '../../modules/operations/public.ts';
import type { GroupAssignmentsView } from '../../modules/assignments/public.ts';
import type { Refreshed } from '../../modules/course-progress/public.ts';
import type { LockedVoucher } from '../../modules/access-vouchers/public.ts';
import type { DocumentView, ReleaseView } from '../../modules/software-releases/public.ts';
import type { SignInStationView, SessionView } from '../../modules/station-sessions/public.ts';
import type { SimulatorModuleView, SimulationView, VistCaseView, VistCourseView, VistRunView } from '../../modules/simulator-modules/public.ts';
import type { UserSystemView } from '../../modules/systems/public.ts';
import type { UserParent } from '../../modules/user/public.ts';
import type { FileRow, RecordingView } from '../../modules/activity-files/public.ts';
import type { GraphqlContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Contract.Maybe<TTypes> | Promise<Contract.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitePayload: ResolverTypeWrapper<Omit<Contract.AcceptInvitePayload, 'customerGroup'> & { customerGroup: ResolversTypes['CustomerGroup'] }>;
  String: ResolverTypeWrapper<Contract.Scalars['String']['output']>;
  AcceptResourceAccessVoucherPayload: ResolverTypeWrapper<Contract.AcceptResourceAccessVoucherPayload>;
  Int: ResolverTypeWrapper<Contract.Scalars['Int']['output']>;
  AcceptTermsPayload: ResolverTypeWrapper<Contract.AcceptTermsPayload>;
  AcceptVoucherPayload: ResolverTypeWrapper<Omit<Contract.AcceptVoucherPayload, 'course'> & { course: ResolversTypes['Course'] }>;
  AcceptedTerms: ResolverTypeWrapper<Contract.AcceptedTerms>;
  AccountHours: ResolverTypeWrapper<Contract.AccountHours>;
  Float: ResolverTypeWrapper<Contract.Scalars['Float']['output']>;
  ActivitiesPage: ResolverTypeWrapper<Omit<Contract.ActivitiesPage, 'activities'> & { activities: ReadonlyArray<ResolversTypes['Activity']> }>;
  Boolean: ResolverTypeWrapper<Contract.Scalars['Boolean']['output']>;
  ActivitiesSearchParams: Contract.ActivitiesSearchParams;
  ActivitiesSortField: Contract.ActivitiesSortField;
  ActivitiesSortOrder: Contract.ActivitiesSortOrder;
  Activity: ResolverTypeWrapper<ActivityView>;
  ID: ResolverTypeWrapper<Contract.Scalars['ID']['output']>;
  ActivityAttending: ResolverTypeWrapper<Contract.ActivityAttending>;
  ActivityAttendingInput: Contract.ActivityAttendingInput;
  ActivityConfirmation: ResolverTypeWrapper<ConfirmationView>;
  ActivityConfirmationPayload: ResolverTypeWrapper<ChangedView>;
  ActivityConfirmationState: Contract.ActivityConfirmationState;
  ActivityEntrustment: ResolverTypeWrapper<Contract.ActivityEntrustment>;
  ActivityImport: ResolverTypeWrapper<Contract.ActivityImport>;
  ActivityInput: Contract.ActivityInput;
  ActivityParticipant: ResolverTypeWrapper<Contract.ActivityParticipant>;
  ActivityParticipantInput: Contract.ActivityParticipantInput;
  ActivityProcedure: ResolverTypeWrapper<Contract.ActivityProcedure>;
  ActivityProcedureInput: Contract.ActivityProcedureInput;
  AdministeredGroups: ResolverTypeWrapper<Omit<Contract.AdministeredGroups, 'groups'> & { groups: ReadonlyArray<ResolversTypes['CustomerGroup']> }>;
  AdministeredPerson: ResolverTypeWrapper<PersonView>;
  AllVistActivitiesPage: ResolverTypeWrapper<ActivitiesPage>;
  AskedAddress: ResolverTypeWrapper<AskedAddressView>;
  Assignment: ResolverTypeWrapper<Contract.Assignment>;
  AssignmentChoices: ResolverTypeWrapper<Contract.AssignmentChoices>;
  AssignmentCounts: ResolverTypeWrapper<Contract.AssignmentCounts>;
  AssignmentCourse: ResolverTypeWrapper<Contract.AssignmentCourse>;
  AssignmentExercise: ResolverTypeWrapper<Contract.AssignmentExercise>;
  AssignmentInput: Contract.AssignmentInput;
  AssignmentKind: Contract.AssignmentKind;
  AssignmentPeople: ResolverTypeWrapper<Contract.AssignmentPeople>;
  AssignmentPerson: ResolverTypeWrapper<Contract.AssignmentPerson>;
  AssignmentStatus: Contract.AssignmentStatus;
  Attending: ResolverTypeWrapper<Contract.Attending>;
  AttendingAddressChange: ResolverTypeWrapper<Contract.AttendingAddressChange>;
  AttendingsRole: ResolverTypeWrapper<Contract.AttendingsRole>;
  AuditCustomer: ResolverTypeWrapper<Contract.AuditCustomer>;
  AuditEntriesPage: ResolverTypeWrapper<Contract.AuditEntriesPage>;
  AuditEntry: ResolverTypeWrapper<Contract.AuditEntry>;
  AuditEntryDetail: ResolverTypeWrapper<Contract.AuditEntryDetail>;
  AuditFact: ResolverTypeWrapper<Contract.AuditFact>;
  AuditFilter: Contract.AuditFilter;
  AuditPerson: ResolverTypeWrapper<Contract.AuditPerson>;
  AuditRole: Contract.AuditRole;
  AuditThing: ResolverTypeWrapper<Contract.AuditThing>;
  Benchmark: ResolverTypeWrapper<Omit<Contract.Benchmark, 'metric'> & { metric: ResolversTypes['Metric'] }>;
  CaseComplexity: Contract.CaseComplexity;
  ClassCourse: ResolverTypeWrapper<Contract.ClassCourse>;
  ClassInvitation: ResolverTypeWrapper<ClassView>;
  ClassOverview: ResolverTypeWrapper<ClassOverviewView>;
  ClassOverviews: ResolverTypeWrapper<Omit<Contract.ClassOverviews, 'classes'> & { classes: ReadonlyArray<ResolversTypes['ClassOverview']> }>;
  ClassPerson: ResolverTypeWrapper<Contract.ClassPerson>;
  ClassProgress: ResolverTypeWrapper<Omit<Contract.ClassProgress, 'customerGroup' | 'lastReading'> & { customerGroup: ResolversTypes['CustomerGroup'], lastReading?: Contract.Maybe<ResolversTypes['Operation']> }>;
  ClassReadFailure: Contract.ClassReadFailure;
  ClientInstaller: ResolverTypeWrapper<Contract.ClientInstaller>;
  ClientPlatform: Contract.ClientPlatform;
  CloudCase: ResolverTypeWrapper<Contract.CloudCase>;
  CloudCaseAccess: ResolverTypeWrapper<Contract.CloudCaseAccess>;
  CloudCaseRoomRole: Contract.CloudCaseRoomRole;
  CloudCaseRoomToken: ResolverTypeWrapper<Contract.CloudCaseRoomToken>;
  CloudCaseVM: ResolverTypeWrapper<MachineView>;
  CloudCaseVMChange: ResolverTypeWrapper<Contract.CloudCaseVmChange>;
  CloudCaseVMReadiness: ResolverTypeWrapper<Contract.CloudCaseVmReadiness>;
  CloudCaseVMSpan: ResolverTypeWrapper<Contract.CloudCaseVmSpan>;
  CloudCaseVMStatus: Contract.CloudCaseVmStatus;
  CloudModule: ResolverTypeWrapper<Contract.CloudModule>;
  CloudModuleAccess: ResolverTypeWrapper<Contract.CloudModuleAccess>;
  CloudModuleCasesInput: Contract.CloudModuleCasesInput;
  CloudModuleQuotaTransaction: ResolverTypeWrapper<Contract.CloudModuleQuotaTransaction>;
  CloudModuleQuotaTransactionKind: Contract.CloudModuleQuotaTransactionKind;
  CloudModuleQuotaTransactions: ResolverTypeWrapper<Contract.CloudModuleQuotaTransactions>;
  CloudModuleTimeBalance: ResolverTypeWrapper<Contract.CloudModuleTimeBalance>;
  CloudModulesResourceAccessVoucher: ResolverTypeWrapper<VoucherView>;
  CloudModulesResourceAccessVoucherAsTrainee: ResolverTypeWrapper<Omit<Contract.CloudModulesResourceAccessVoucherAsTrainee, 'customer' | 'learningSpace'> & { customer: ResolversTypes['Customer'], learningSpace: ResolversTypes['LearningSpace'] }>;
  CloudModulesVoucherUserQuota: ResolverTypeWrapper<Contract.CloudModulesVoucherUserQuota>;
  CloudSessionEnding: ResolverTypeWrapper<Contract.CloudSessionEnding>;
  CloudSessionEndingCode: Contract.CloudSessionEndingCode;
  CohortExercise: ResolverTypeWrapper<Contract.CohortExercise>;
  CohortPerson: ResolverTypeWrapper<Contract.CohortPerson>;
  CohortProgress: ResolverTypeWrapper<Omit<Contract.CohortProgress, 'customerGroup'> & { customerGroup: ResolversTypes['CustomerGroup'] }>;
  ComparisonOperator: Contract.ComparisonOperator;
  ConfirmActivitiesPayload: ResolverTypeWrapper<ConfirmedView>;
  ConfirmationCapacity: Contract.ConfirmationCapacity;
  ConnectionCheck: ResolverTypeWrapper<Contract.ConnectionCheck>;
  ConnectionFactsInput: Contract.ConnectionFactsInput;
  ConnectionTarget: ResolverTypeWrapper<Contract.ConnectionTarget>;
  ContentKind: Contract.ContentKind;
  ContentSource: ResolverTypeWrapper<Contract.ContentSource>;
  ContinueLearning: ResolverTypeWrapper<Omit<Contract.ContinueLearning, 'course'> & { course?: Contract.Maybe<ResolversTypes['Course']> }>;
  Course: ResolverTypeWrapper<CourseView>;
  CourseProgress: ResolverTypeWrapper<CourseView>;
  CourseUnit: ResolverTypeWrapper<Contract.CourseUnit>;
  CourseVoucher: ResolverTypeWrapper<CourseVoucherView>;
  CourseVoucherState: Contract.CourseVoucherState;
  CourseVoucherUser: ResolverTypeWrapper<Contract.CourseVoucherUser>;
  Customer: ResolverTypeWrapper<CustomerFacts>;
  CustomerGroup: ResolverTypeWrapper<GroupView>;
  CustomerLearningSpaceAccess: ResolverTypeWrapper<SpaceAccess>;
  CustomerList: Contract.CustomerList;
  CustomerSort: Contract.CustomerSort;
  Date: ResolverTypeWrapper<Contract.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Contract.Scalars['DateTime']['output']>;
  DeleteActivityInput: Contract.DeleteActivityInput;
  DeleteActivityPayload: ResolverTypeWrapper<DeletedRecord>;
  DeleteActivityProcedureInput: Contract.DeleteActivityProcedureInput;
  DeleteUserSystemPayload: ResolverTypeWrapper<Contract.DeleteUserSystemPayload>;
  DirectoryAccount: ResolverTypeWrapper<Contract.DirectoryAccount>;
  DirectoryGroup: ResolverTypeWrapper<Contract.DirectoryGroup>;
  DirectoryResource: Contract.DirectoryResource;
  DirectoryTarget: ResolverTypeWrapper<Contract.DirectoryTarget>;
  DueEvent: ResolverTypeWrapper<Contract.DueEvent>;
  DueEvents: ResolverTypeWrapper<Contract.DueEvents>;
  EndingVoucher: ResolverTypeWrapper<Contract.EndingVoucher>;
  EndingVouchers: ResolverTypeWrapper<Contract.EndingVouchers>;
  EnrollPayload: ResolverTypeWrapper<Omit<Contract.EnrollPayload, 'course'> & { course: ResolversTypes['Course'] }>;
  EntrustedCase: ResolverTypeWrapper<Contract.EntrustedCase>;
  EntrustmentRating: ResolverTypeWrapper<Contract.EntrustmentRating>;
  EntrustmentRatingInput: Contract.EntrustmentRatingInput;
  EntrustmentScale: Contract.EntrustmentScale;
  EntrustmentSide: Contract.EntrustmentSide;
  EventAcceptance: ResolverTypeWrapper<Contract.EventAcceptance>;
  EventAvailability: ResolverTypeWrapper<Contract.EventAvailability>;
  EventOrganizer: ResolverTypeWrapper<Contract.EventOrganizer>;
  EventReport: ResolverTypeWrapper<Contract.EventReport>;
  EventReportCase: ResolverTypeWrapper<Contract.EventReportCase>;
  EventReportPerson: ResolverTypeWrapper<Contract.EventReportPerson>;
  EventResourceAccessVoucher: ResolverTypeWrapper<EventView>;
  EventResourceAccessVoucherAsAdmin: ResolverTypeWrapper<AdministeredEvent>;
  EventResourceAccessVoucherSort: Contract.EventResourceAccessVoucherSort;
  EventResourceAccessVouchersAsAdmin: ResolverTypeWrapper<EventListQuery>;
  EventRole: Contract.EventRole;
  ExerciseAttempt: ResolverTypeWrapper<AttemptView>;
  ExerciseDefinition: ResolverTypeWrapper<Contract.Scalars['ExerciseDefinition']['output']>;
  ExerciseProgress: ResolverTypeWrapper<Contract.ExerciseProgress>;
  ExerciseSeries: ResolverTypeWrapper<SeriesView>;
  ExerciseStanding: Contract.ExerciseStanding;
  ExerciseVerdict: ResolverTypeWrapper<Contract.ExerciseVerdict>;
  ExpertReference: ResolverTypeWrapper<Contract.ExpertReference>;
  FailedRequest: ResolverTypeWrapper<Contract.FailedRequest>;
  FailedRequestPerson: ResolverTypeWrapper<Contract.FailedRequestPerson>;
  FailedRequestStart: ResolverTypeWrapper<Contract.FailedRequestStart>;
  FailedRequests: ResolverTypeWrapper<Contract.FailedRequests>;
  FailedStart: ResolverTypeWrapper<Contract.FailedStart>;
  FailedStarts: ResolverTypeWrapper<Contract.FailedStarts>;
  Feedback: ResolverTypeWrapper<FeedbackRow>;
  FeedbackAccount: ResolverTypeWrapper<Contract.FeedbackAccount>;
  FeedbackInput: Contract.FeedbackInput;
  FeedbackPage: ResolverTypeWrapper<Omit<Contract.FeedbackPage, 'reports'> & { reports: ReadonlyArray<ResolversTypes['Feedback']> }>;
  FeedbackState: Contract.FeedbackState;
  ForgetInviteesPayload: ResolverTypeWrapper<Omit<Contract.ForgetInviteesPayload, 'classInvitation'> & { classInvitation: ResolversTypes['ClassInvitation'] }>;
  FormAttending: ResolverTypeWrapper<Contract.FormAttending>;
  FormHospital: ResolverTypeWrapper<Contract.FormHospital>;
  FoundPerson: ResolverTypeWrapper<Contract.FoundPerson>;
  Gender: Contract.Gender;
  GiveCloudModulesTimePayload: ResolverTypeWrapper<Contract.GiveCloudModulesTimePayload>;
  GroupAssignments: ResolverTypeWrapper<GroupAssignmentsView>;
  GroupCourse: ResolverTypeWrapper<GroupCourseView>;
  GroupInvitation: ResolverTypeWrapper<Contract.GroupInvitation>;
  GroupInvitationPayload: ResolverTypeWrapper<Omit<Contract.GroupInvitationPayload, 'customerGroup'> & { customerGroup: ResolversTypes['CustomerGroup'] }>;
  GroupInvitee: ResolverTypeWrapper<Contract.GroupInvitee>;
  GroupInvitees: ResolverTypeWrapper<Contract.GroupInvitees>;
  GroupRole: Contract.GroupRole;
  GroupSort: Contract.GroupSort;
  HangingItem: ResolverTypeWrapper<Contract.HangingItem>;
  HangingState: Contract.HangingState;
  HangingWork: ResolverTypeWrapper<Contract.HangingWork>;
  Hospital: ResolverTypeWrapper<Contract.Hospital>;
  IRLogFormData: ResolverTypeWrapper<FormData>;
  Inbox: ResolverTypeWrapper<InboxView>;
  InboxChange: ResolverTypeWrapper<Omit<Contract.InboxChange, 'inbox' | 'notification'> & { inbox: ResolversTypes['Inbox'], notification: ResolversTypes['Notification'] }>;
  InstitutionRule: ResolverTypeWrapper<Contract.InstitutionRule>;
  InterventionType: ResolverTypeWrapper<Contract.InterventionType>;
  InviteAgainPayload: ResolverTypeWrapper<Omit<Contract.InviteAgainPayload, 'classInvitation'> & { classInvitation: ResolversTypes['ClassInvitation'] }>;
  InviteClassPayload: ResolverTypeWrapper<Omit<Contract.InviteClassPayload, 'classInvitation'> & { classInvitation: ResolversTypes['ClassInvitation'] }>;
  InviteResult: Contract.InviteResult;
  InvitedPersonInput: Contract.InvitedPersonInput;
  InviteeStatus: Contract.InviteeStatus;
  IssuedCertificate: ResolverTypeWrapper<Contract.IssuedCertificate>;
  IssuedProvisioningCredential: ResolverTypeWrapper<Contract.IssuedProvisioningCredential>;
  KeptConfirmation: ResolverTypeWrapper<Contract.KeptConfirmation>;
  LastOnStation: ResolverTypeWrapper<Contract.LastOnStation>;
  LastReminder: ResolverTypeWrapper<Contract.LastReminder>;
  LearningSpace: ResolverTypeWrapper<SpaceView>;
  LearningSpaceAccessCount: ResolverTypeWrapper<Contract.LearningSpaceAccessCount>;
  LearningSpaceAccessKind: Contract.LearningSpaceAccessKind;
  LearningSpaceAdministration: ResolverTypeWrapper<Contract.LearningSpaceAdministration>;
  LearningSpaceCourseAccess: ResolverTypeWrapper<Contract.LearningSpaceCourseAccess>;
  LeaveGroupPayload: ResolverTypeWrapper<Omit<Contract.LeaveGroupPayload, 'customerGroups'> & { customerGroups: ReadonlyArray<ResolversTypes['CustomerGroup']> }>;
  ListedCourse: ResolverTypeWrapper<Contract.ListedCourse>;
  LogbookCaseCount: ResolverTypeWrapper<Omit<Contract.LogbookCaseCount, 'customer' | 'group'> & { customer: ResolversTypes['Customer'], group?: Contract.Maybe<ResolversTypes['LogbookTotalsGroup']> }>;
  LogbookConfirmationCounts: ResolverTypeWrapper<Contract.LogbookConfirmationCounts>;
  LogbookConfirmationList: Contract.LogbookConfirmationList;
  LogbookConfirmationTrainee: ResolverTypeWrapper<Contract.LogbookConfirmationTrainee>;
  LogbookConfirmationsPage: ResolverTypeWrapper<PageView>;
  LogbookDoseMedian: ResolverTypeWrapper<Contract.LogbookDoseMedian>;
  LogbookDouble: ResolverTypeWrapper<DuplicateView>;
  LogbookDoublesPage: ResolverTypeWrapper<Omit<Contract.LogbookDoublesPage, 'pairs'> & { pairs: ReadonlyArray<ResolversTypes['LogbookDouble']> }>;
  LogbookDraft: ResolverTypeWrapper<Contract.LogbookDraft>;
  LogbookDraftContent: ResolverTypeWrapper<Contract.LogbookDraftContent>;
  LogbookDraftInput: Contract.LogbookDraftInput;
  LogbookDraftOutcome: Contract.LogbookDraftOutcome;
  LogbookDraftRevision: Contract.LogbookDraftRevision;
  LogbookGroupTotals: ResolverTypeWrapper<Omit<Contract.LogbookGroupTotals, 'group'> & { group: ResolversTypes['LogbookTotalsGroup'] }>;
  LogbookImport: ResolverTypeWrapper<Omit<Contract.LogbookImport, 'operation'> & { operation?: Contract.Maybe<ResolversTypes['Operation']> }>;
  LogbookImportRecord: ResolverTypeWrapper<Contract.LogbookImportRecord>;
  LogbookImportRefusal: ResolverTypeWrapper<Contract.LogbookImportRefusal>;
  LogbookLists: ResolverTypeWrapper<Contract.LogbookLists>;
  LogbookMapping: ResolverTypeWrapper<Contract.LogbookMapping>;
  LogbookMappingCustomer: ResolverTypeWrapper<Contract.LogbookMappingCustomer>;
  LogbookMappingInput: Contract.LogbookMappingInput;
  LogbookMonthTotal: ResolverTypeWrapper<Contract.LogbookMonthTotal>;
  LogbookOverseenGroup: ResolverTypeWrapper<Omit<Contract.LogbookOverseenGroup, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  LogbookProcedureTotal: ResolverTypeWrapper<Contract.LogbookProcedureTotal>;
  LogbookReport: ResolverTypeWrapper<Contract.LogbookReport>;
  LogbookReportConfirmationCount: ResolverTypeWrapper<Contract.LogbookReportConfirmationCount>;
  LogbookReportPreview: ResolverTypeWrapper<Contract.LogbookReportPreview>;
  LogbookReportRoleCount: ResolverTypeWrapper<Contract.LogbookReportRoleCount>;
  LogbookReports: ResolverTypeWrapper<Omit<Contract.LogbookReports, 'latest'> & { latest?: Contract.Maybe<ResolversTypes['Operation']> }>;
  LogbookRequirementCount: ResolverTypeWrapper<Contract.LogbookRequirementCount>;
  LogbookRequirementSet: Contract.LogbookRequirementSet;
  LogbookRoleTotal: ResolverTypeWrapper<Contract.LogbookRoleTotal>;
  LogbookSettings: ResolverTypeWrapper<Omit<Contract.LogbookSettings, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  LogbookSettingsInput: Contract.LogbookSettingsInput;
  LogbookTarget: ResolverTypeWrapper<Contract.LogbookTarget>;
  LogbookTargetInput: Contract.LogbookTargetInput;
  LogbookTargetProgress: ResolverTypeWrapper<Contract.LogbookTargetProgress>;
  LogbookTargetSpan: Contract.LogbookTargetSpan;
  LogbookTargetState: Contract.LogbookTargetState;
  LogbookTargets: ResolverTypeWrapper<Omit<Contract.LogbookTargets, 'customer' | 'groups'> & { customer: ResolversTypes['Customer'], groups: ReadonlyArray<ResolversTypes['LogbookTotalsGroup']> }>;
  LogbookTargetsBehind: ResolverTypeWrapper<Contract.LogbookTargetsBehind>;
  LogbookTotals: ResolverTypeWrapper<Omit<Contract.LogbookTotals, 'groups'> & { groups: ReadonlyArray<ResolversTypes['LogbookTotalsGroup']> }>;
  LogbookTotalsGroup: ResolverTypeWrapper<Omit<Contract.LogbookTotalsGroup, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  LogbookTotalsGroups: ResolverTypeWrapper<Omit<Contract.LogbookTotalsGroups, 'groups'> & { groups: ReadonlyArray<ResolversTypes['LogbookOverseenGroup']> }>;
  LogbookTraineeTotals: ResolverTypeWrapper<Contract.LogbookTraineeTotals>;
  LogbookUncountedCases: ResolverTypeWrapper<Contract.LogbookUncountedCases>;
  LogbookUncountedReason: Contract.LogbookUncountedReason;
  LostCloudSession: ResolverTypeWrapper<Contract.LostCloudSession>;
  MakeCourseAvailablePayload: ResolverTypeWrapper<Omit<Contract.MakeCourseAvailablePayload, 'course'> & { course: ResolversTypes['Course'] }>;
  MaxClientVersion: ResolverTypeWrapper<Contract.MaxClientVersion>;
  MeasuredMetric: ResolverTypeWrapper<Contract.MeasuredMetric>;
  Metric: ResolverTypeWrapper<MetricDefinition>;
  MetricDataType: Contract.MetricDataType;
  MetricGroup: ResolverTypeWrapper<Omit<Contract.MetricGroup, 'groups' | 'metrics'> & { groups: ReadonlyArray<ResolversTypes['MetricGroup']>, metrics: ReadonlyArray<ResolversTypes['Metric']> }>;
  MetricOutcome: Contract.MetricOutcome;
  MetricSeries: ResolverTypeWrapper<Omit<Contract.MetricSeries, 'benchmarks' | 'metric'> & { benchmarks: ReadonlyArray<ResolversTypes['Benchmark']>, metric: ResolversTypes['Metric'] }>;
  MetricSpread: ResolverTypeWrapper<Contract.MetricSpread>;
  MetricValue: ResolverTypeWrapper<Contract.Scalars['MetricValue']['output']>;
  MetricValueFormat: Contract.MetricValueFormat;
  MetricValues: ResolverTypeWrapper<Contract.Scalars['MetricValues']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAssignment: ResolverTypeWrapper<Contract.MyAssignment>;
  MyAssignments: ResolverTypeWrapper<Contract.MyAssignments>;
  MyCertificate: ResolverTypeWrapper<Contract.MyCertificate>;
  MyCertificates: ResolverTypeWrapper<Contract.MyCertificates>;
  NewsArticle: ResolverTypeWrapper<Contract.NewsArticle>;
  NextStep: ResolverTypeWrapper<Contract.NextStep>;
  NextStepReason: Contract.NextStepReason;
  Notification: ResolverTypeWrapper<NotificationView>;
  NotificationMail: ResolverTypeWrapper<Contract.NotificationMail>;
  NotificationMailKind: ResolverTypeWrapper<Contract.NotificationMailKind>;
  NotificationMailObstacle: Contract.NotificationMailObstacle;
  NotificationMailPace: Contract.NotificationMailPace;
  NotificationsPage: ResolverTypeWrapper<Omit<Contract.NotificationsPage, 'inbox' | 'notifications'> & { inbox: ResolversTypes['Inbox'], notifications: ReadonlyArray<ResolversTypes['Notification']> }>;
  Operation: ResolverTypeWrapper<OperationView>;
  OperationState: Contract.OperationState;
  OrganSystem: ResolverTypeWrapper<Contract.OrganSystem>;
  OwnLogbookEntry: ResolverTypeWrapper<OwnEntryView>;
  OwnLogbookPage: ResolverTypeWrapper<Omit<Contract.OwnLogbookPage, 'entries'> & { entries: ReadonlyArray<ResolversTypes['OwnLogbookEntry']> }>;
  OwnPartInRecord: Contract.OwnPartInRecord;
  Person: ResolverTypeWrapper<Contract.Person>;
  PersonActivity: ResolverTypeWrapper<Contract.PersonActivity>;
  PersonCloudTime: ResolverTypeWrapper<Contract.PersonCloudTime>;
  PersonConnection: ResolverTypeWrapper<Contract.PersonConnection>;
  PersonCourse: ResolverTypeWrapper<Contract.PersonCourse>;
  PersonCourseSource: ResolverTypeWrapper<Contract.PersonCourseSource>;
  PersonCourses: ResolverTypeWrapper<Contract.PersonCourses>;
  PersonCustomer: ResolverTypeWrapper<Contract.PersonCustomer>;
  PersonFailure: ResolverTypeWrapper<Contract.PersonFailure>;
  PersonGroup: ResolverTypeWrapper<Contract.PersonGroup>;
  PersonHistory: ResolverTypeWrapper<PersonView>;
  PersonInput: Contract.PersonInput;
  PersonMail: ResolverTypeWrapper<Contract.PersonMail>;
  PersonName: ResolverTypeWrapper<Contract.PersonName>;
  PersonProgress: ResolverTypeWrapper<Contract.PersonProgress>;
  PersonSignIn: ResolverTypeWrapper<Contract.PersonSignIn>;
  PersonStart: ResolverTypeWrapper<Contract.PersonStart>;
  PersonStation: ResolverTypeWrapper<Contract.PersonStation>;
  PersonVoucher: ResolverTypeWrapper<Contract.PersonVoucher>;
  PersonalDataArchive: ResolverTypeWrapper<Contract.PersonalDataArchive>;
  PersonalDataExport: ResolverTypeWrapper<Omit<Contract.PersonalDataExport, 'latest'> & { latest?: Contract.Maybe<ResolversTypes['Operation']> }>;
  PracticeReminders: ResolverTypeWrapper<Contract.PracticeReminders>;
  PracticeSteps: ResolverTypeWrapper<Contract.PracticeSteps>;
  ProcedureCategory: ResolverTypeWrapper<Contract.ProcedureCategory>;
  ProcedureSubCategory: ResolverTypeWrapper<Contract.ProcedureSubCategory>;
  ProficiencyRule: ResolverTypeWrapper<Contract.ProficiencyRule>;
  ProficiencyRuleInput: Contract.ProficiencyRuleInput;
  ProficiencyRuleKind: Contract.ProficiencyRuleKind;
  Provisioning: ResolverTypeWrapper<Contract.Provisioning>;
  ProvisioningCounts: ResolverTypeWrapper<Contract.ProvisioningCounts>;
  ProvisioningCredential: ResolverTypeWrapper<Contract.ProvisioningCredential>;
  ProvisioningMode: Contract.ProvisioningMode;
  ProvisioningOutcome: Contract.ProvisioningOutcome;
  ProvisioningRequest: ResolverTypeWrapper<Contract.ProvisioningRequest>;
  QRLoginRequest: ResolverTypeWrapper<Omit<Contract.QrLoginRequest, 'station'> & { station?: Contract.Maybe<ResolversTypes['SignInStation']> }>;
  QRLoginResult: ResolverTypeWrapper<Omit<Contract.QrLoginResult, 'station'> & { station?: Contract.Maybe<ResolversTypes['SignInStation']> }>;
  QRLoginStatus: Contract.QrLoginStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecentChoices: ResolverTypeWrapper<Contract.RecentChoices>;
  RecordUndoOffer: ResolverTypeWrapper<Contract.RecordUndoOffer>;
  RefreshCourseProgressPayload: ResolverTypeWrapper<Refreshed>;
  RemindedPeople: ResolverTypeWrapper<Contract.RemindedPeople>;
  ReminderOutcome: ResolverTypeWrapper<Contract.ReminderOutcome>;
  ReminderRefusal: Contract.ReminderRefusal;
  RemoveCustomerGroupPayload: ResolverTypeWrapper<Contract.RemoveCustomerGroupPayload>;
  RemovedUsersPayload: ResolverTypeWrapper<Omit<Contract.RemovedUsersPayload, 'customerGroup'> & { customerGroup: ResolversTypes['CustomerGroup'] }>;
  ResetAccountProgressPayload: ResolverTypeWrapper<Contract.ResetAccountProgressPayload>;
  ResetMyCourseProgressPayload: ResolverTypeWrapper<Omit<Contract.ResetMyCourseProgressPayload, 'course'> & { course: ResolversTypes['Course'] }>;
  ResourceAccessVoucherPayload: ResolverTypeWrapper<LockedVoucher>;
  ResourceAccessVoucherSort: Contract.ResourceAccessVoucherSort;
  ResourceAccessVoucherState: Contract.ResourceAccessVoucherState;
  ResourceAccessVoucherType: Contract.ResourceAccessVoucherType;
  ReturnActivityPayload: ResolverTypeWrapper<ReturnedView>;
  ReturnedRecord: ResolverTypeWrapper<Contract.ReturnedRecord>;
  RoleToSettle: ResolverTypeWrapper<Contract.RoleToSettle>;
  SaveActivityInput: Contract.SaveActivityInput;
  SaveActivityPayload: ResolverTypeWrapper<SavedRecord>;
  SaveActivityRefusal: ResolverTypeWrapper<Contract.SaveActivityRefusal>;
  SaveActivityResult: ResolverTypeWrapper<SaveResult>;
  SaveLogbookDraftPayload: ResolverTypeWrapper<Contract.SaveLogbookDraftPayload>;
  SeenActivityInput: Contract.SeenActivityInput;
  SentFeedback: ResolverTypeWrapper<Contract.SentFeedback>;
  SeriesPerson: ResolverTypeWrapper<Contract.SeriesPerson>;
  SignInStation: ResolverTypeWrapper<SignInStationView>;
  Simulation: ResolverTypeWrapper<SimulationView>;
  SimulatorExercise: ResolverTypeWrapper<Contract.SimulatorExercise>;
  SimulatorExerciseLicense: ResolverTypeWrapper<Contract.SimulatorExerciseLicense>;
  SimulatorLaunch: ResolverTypeWrapper<Contract.SimulatorLaunch>;
  SimulatorLicense: ResolverTypeWrapper<Contract.SimulatorLicense>;
  SimulatorModule: ResolverTypeWrapper<SimulatorModuleView>;
  SimulatorModulesPage: ResolverTypeWrapper<Omit<Contract.SimulatorModulesPage, 'modules'> & { modules: ReadonlyArray<ResolversTypes['SimulatorModule']> }>;
  SoftwareDocument: ResolverTypeWrapper<DocumentView>;
  SoftwareDocumentKind: Contract.SoftwareDocumentKind;
  SoftwareKeyGap: ResolverTypeWrapper<Contract.SoftwareKeyGap>;
  SoftwareName: ResolverTypeWrapper<Contract.SoftwareName>;
  SoftwarePackage: ResolverTypeWrapper<Contract.SoftwarePackage>;
  SoftwareProgress: ResolverTypeWrapper<Contract.SoftwareProgress>;
  SoftwareRelease: ResolverTypeWrapper<ReleaseView>;
  SoftwareReleaseState: Contract.SoftwareReleaseState;
  SoftwareReleaseStation: ResolverTypeWrapper<Contract.SoftwareReleaseStation>;
  SoftwareReleaseStationsPage: ResolverTypeWrapper<Contract.SoftwareReleaseStationsPage>;
  SoftwareReleasesPage: ResolverTypeWrapper<Omit<Contract.SoftwareReleasesPage, 'releases'> & { releases: ReadonlyArray<ResolversTypes['SoftwareRelease']> }>;
  SoftwareRollout: ResolverTypeWrapper<Contract.SoftwareRollout>;
  SoftwareRolloutChoice: ResolverTypeWrapper<Contract.SoftwareRolloutChoice>;
  SoftwareStanding: Contract.SoftwareStanding;
  StartCheck: ResolverTypeWrapper<Contract.StartCheck>;
  StartChoice: ResolverTypeWrapper<StartChoiceView>;
  StartKind: Contract.StartKind;
  StartSimulator: ResolverTypeWrapper<Contract.StartSimulator>;
  StatedRole: Contract.StatedRole;
  StationSession: ResolverTypeWrapper<SessionView>;
  StationWithoutKey: ResolverTypeWrapper<Contract.StationWithoutKey>;
  SystemSoftware: ResolverTypeWrapper<Contract.SystemSoftware>;
  SystemSoftwareOperationState: ResolverTypeWrapper<Contract.SystemSoftwareOperationState>;
  SystemSoftwareOperationStates: ResolverTypeWrapper<Contract.SystemSoftwareOperationStates>;
  SystemSoftwareRelease: ResolverTypeWrapper<Contract.SystemSoftwareRelease>;
  SystemSoftwareUpdate: ResolverTypeWrapper<Contract.SystemSoftwareUpdate>;
  SystemSoftwareUpdatePayload: ResolverTypeWrapper<Contract.SystemSoftwareUpdatePayload>;
  SystemSoftwareUpdateState: ResolverTypeWrapper<Contract.SystemSoftwareUpdateState>;
  SystemSoftwareVersion: ResolverTypeWrapper<Contract.SystemSoftwareVersion>;
  TalentCourseDetail: ResolverTypeWrapper<Omit<Contract.TalentCourseDetail, 'listing'> & { listing: ResolversTypes['TalentCourseListing'] }>;
  TalentCourseListing: ResolverTypeWrapper<Omit<Contract.TalentCourseListing, 'learningSpaces'> & { learningSpaces: ReadonlyArray<ResolversTypes['LearningSpace']> }>;
  TalentCourseSort: Contract.TalentCourseSort;
  TalentCourseUnit: ResolverTypeWrapper<Contract.TalentCourseUnit>;
  TalentCourseUser: ResolverTypeWrapper<Contract.TalentCourseUser>;
  TalentSyncAct: Contract.TalentSyncAct;
  TalentSyncChange: ResolverTypeWrapper<Contract.TalentSyncChange>;
  TalentSyncChanges: ResolverTypeWrapper<Contract.TalentSyncChanges>;
  TalentSyncRun: ResolverTypeWrapper<Omit<Contract.TalentSyncRun, 'operation'> & { operation: ResolversTypes['Operation'] }>;
  TalentSyncRuns: ResolverTypeWrapper<Omit<Contract.TalentSyncRuns, 'runs'> & { runs: ReadonlyArray<ResolversTypes['TalentSyncRun']> }>;
  TalentSyncThing: Contract.TalentSyncThing;
  TermsToAccept: ResolverTypeWrapper<Contract.TermsToAccept>;
  UndoOffer: ResolverTypeWrapper<Contract.UndoOffer>;
  UndoPayload: ResolverTypeWrapper<Contract.UndoPayload>;
  UnitProgress: ResolverTypeWrapper<Contract.UnitProgress>;
  UpdateUserPayload: ResolverTypeWrapper<Omit<Contract.UpdateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  User: ResolverTypeWrapper<UserParent>;
  UserInput: Contract.UserInput;
  UserSystem: ResolverTypeWrapper<UserSystemView>;
  VerdictPhase: Contract.VerdictPhase;
  VerdictStep: ResolverTypeWrapper<Contract.VerdictStep>;
  VideoFormat: Contract.VideoFormat;
  VistActivitiesPage: ResolverTypeWrapper<ActivitiesPage>;
  VistActivitiesSearchParams: Contract.VistActivitiesSearchParams;
  VistActivity: ResolverTypeWrapper<VistActivityView>;
  VistActivityExercise: ResolverTypeWrapper<Contract.VistActivityExercise>;
  VistActivityFile: ResolverTypeWrapper<FileRow>;
  VistActivityGroup: ResolverTypeWrapper<Contract.VistActivityGroup>;
  VistActivityImage: ResolverTypeWrapper<FileRow>;
  VistActivityModule: ResolverTypeWrapper<Contract.VistActivityModule>;
  VistActivityOutcome: Contract.VistActivityOutcome;
  VistActivityPerson: ResolverTypeWrapper<Contract.VistActivityPerson>;
  VistActivityRecording: ResolverTypeWrapper<RecordingView>;
  VistActivityRecordingSource: ResolverTypeWrapper<FileRow>;
  VistActivityReport: ResolverTypeWrapper<FileRow>;
  VistActivitySortField: Contract.VistActivitySortField;
  VistActivitySortOrder: Contract.VistActivitySortOrder;
  VistActivitySource: Contract.VistActivitySource;
  VistActivityThumbnail: Contract.VistActivityThumbnail;
  VistCase: ResolverTypeWrapper<VistCaseView>;
  VistCasesSearchParams: Contract.VistCasesSearchParams;
  VistCasesSortField: Contract.VistCasesSortField;
  VistCasesSortOrder: Contract.VistCasesSortOrder;
  VistCourse: ResolverTypeWrapper<VistCourseView>;
  VistRun: ResolverTypeWrapper<VistRunView>;
  VistSystem: ResolverTypeWrapper<Contract.VistSystem>;
  VistSystemActivity: ResolverTypeWrapper<Contract.VistSystemActivity>;
  VistSystemComputer: ResolverTypeWrapper<Contract.VistSystemComputer>;
  VistSystemComputerInfo: ResolverTypeWrapper<Contract.VistSystemComputerInfo>;
  VistSystemCondition: Contract.VistSystemCondition;
  VistSystemConditionCount: ResolverTypeWrapper<Contract.VistSystemConditionCount>;
  VistSystemCustomer: ResolverTypeWrapper<Contract.VistSystemCustomer>;
  VistSystemEvent: ResolverTypeWrapper<Contract.VistSystemEvent>;
  VistSystemEventGroup: Contract.VistSystemEventGroup;
  VistSystemEventKind: Contract.VistSystemEventKind;
  VistSystemEvents: ResolverTypeWrapper<Contract.VistSystemEvents>;
  VistSystemLicence: ResolverTypeWrapper<Contract.VistSystemLicence>;
  VistSystemLink: ResolverTypeWrapper<Contract.VistSystemLink>;
  VistSystemLinks: ResolverTypeWrapper<Contract.VistSystemLinks>;
  VistSystemLog: ResolverTypeWrapper<Contract.VistSystemLog>;
  VistSystemLogDamage: Contract.VistSystemLogDamage;
  VistSystemLogs: ResolverTypeWrapper<Contract.VistSystemLogs>;
  VistSystemOperation: ResolverTypeWrapper<Contract.VistSystemOperation>;
  VistSystemOrder: Contract.VistSystemOrder;
  VistSystemOverview: ResolverTypeWrapper<Contract.VistSystemOverview>;
  VistSystemSession: ResolverTypeWrapper<Contract.VistSystemSession>;
  VistSystemSoftware: ResolverTypeWrapper<Contract.VistSystemSoftware>;
  VistSystemSpeaker: ResolverTypeWrapper<Contract.VistSystemSpeaker>;
  VistSystemToken: ResolverTypeWrapper<Contract.VistSystemToken>;
  VistSystemsFound: ResolverTypeWrapper<Contract.VistSystemsFound>;
  VistSystemsStats: ResolverTypeWrapper<Contract.VistSystemsStats>;
  WeekCount: ResolverTypeWrapper<Contract.WeekCount>;
  WeekDismissal: ResolverTypeWrapper<Contract.WeekDismissal>;
  WeekGroup: ResolverTypeWrapper<Contract.WeekGroup>;
  WeekMail: ResolverTypeWrapper<Contract.WeekMail>;
  WeekPage: ResolverTypeWrapper<Contract.WeekPage>;
  WeekPerson: ResolverTypeWrapper<Contract.WeekPerson>;
  WeekReason: ResolverTypeWrapper<Contract.WeekReason>;
  WeekReasonKind: Contract.WeekReasonKind;
  WeekReminder: ResolverTypeWrapper<Contract.WeekReminder>;
  WithdrawAssignmentPayload: ResolverTypeWrapper<Contract.WithdrawAssignmentPayload>;
  YoutubeVideo: ResolverTypeWrapper<Contract.YoutubeVideo>;
  CustomerId: ResolverTypeWrapper<Contract.Scalars['CustomerId']['output']>;
  GroupId: ResolverTypeWrapper<Contract.Scalars['GroupId']['output']>;
  LearningSpaceId: ResolverTypeWrapper<Contract.Scalars['LearningSpaceId']['output']>;
  CourseId: ResolverTypeWrapper<Contract.Scalars['CourseId']['output']>;
  CourseVoucherId: ResolverTypeWrapper<Contract.Scalars['CourseVoucherId']['output']>;
  AssignmentId: ResolverTypeWrapper<Contract.Scalars['AssignmentId']['output']>;
  VoucherId: ResolverTypeWrapper<Contract.Scalars['VoucherId']['output']>;
  ExerciseId: ResolverTypeWrapper<Contract.Scalars['ExerciseId']['output']>;
  SimulatorModuleId: ResolverTypeWrapper<Contract.Scalars['SimulatorModuleId']['output']>;
  ModuleId: ResolverTypeWrapper<Contract.Scalars['ModuleId']['output']>;
  CaseId: ResolverTypeWrapper<Contract.Scalars['CaseId']['output']>;
  KeycloakId: ResolverTypeWrapper<Contract.Scalars['KeycloakId']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitePayload: Omit<Contract.AcceptInvitePayload, 'customerGroup'> & { customerGroup: ResolversParentTypes['CustomerGroup'] };
  String: Contract.Scalars['String']['output'];
  AcceptResourceAccessVoucherPayload: Contract.AcceptResourceAccessVoucherPayload;
  Int: Contract.Scalars['Int']['output'];
  AcceptTermsPayload: Contract.AcceptTermsPayload;
  AcceptVoucherPayload: Omit<Contract.AcceptVoucherPayload, 'course'> & { course: ResolversParentTypes['Course'] };
  AcceptedTerms: Contract.AcceptedTerms;
  AccountHours: Contract.AccountHours;
  Float: Contract.Scalars['Float']['output'];
  ActivitiesPage: Omit<Contract.ActivitiesPage, 'activities'> & { activities: ReadonlyArray<ResolversParentTypes['Activity']> };
  Boolean: Contract.Scalars['Boolean']['output'];
  ActivitiesSearchParams: Contract.ActivitiesSearchParams;
  Activity: ActivityView;
  ID: Contract.Scalars['ID']['output'];
  ActivityAttending: Contract.ActivityAttending;
  ActivityAttendingInput: Contract.ActivityAttendingInput;
  ActivityConfirmation: ConfirmationView;
  ActivityConfirmationPayload: ChangedView;
  ActivityEntrustment: Contract.ActivityEntrustment;
  ActivityImport: Contract.ActivityImport;
  ActivityInput: Contract.ActivityInput;
  ActivityParticipant: Contract.ActivityParticipant;
  ActivityParticipantInput: Contract.ActivityParticipantInput;
  ActivityProcedure: Contract.ActivityProcedure;
  ActivityProcedureInput: Contract.ActivityProcedureInput;
  AdministeredGroups: Omit<Contract.AdministeredGroups, 'groups'> & { groups: ReadonlyArray<ResolversParentTypes['CustomerGroup']> };
  AdministeredPerson: PersonView;
  AllVistActivitiesPage: ActivitiesPage;
  AskedAddress: AskedAddressView;
  Assignment: Contract.Assignment;
  AssignmentChoices: Contract.AssignmentChoices;
  AssignmentCounts: Contract.AssignmentCounts;
  AssignmentCourse: Contract.AssignmentCourse;
  AssignmentExercise: Contract.AssignmentExercise;
  AssignmentInput: Contract.AssignmentInput;
  AssignmentPeople: Contract.AssignmentPeople;
  AssignmentPerson: Contract.AssignmentPerson;
  Attending: Contract.Attending;
  AttendingAddressChange: Contract.AttendingAddressChange;
  AttendingsRole: Contract.AttendingsRole;
  AuditCustomer: Contract.AuditCustomer;
  AuditEntriesPage: Contract.AuditEntriesPage;
  AuditEntry: Contract.AuditEntry;
  AuditEntryDetail: Contract.AuditEntryDetail;
  AuditFact: Contract.AuditFact;
  AuditFilter: Contract.AuditFilter;
  AuditPerson: Contract.AuditPerson;
  AuditThing: Contract.AuditThing;
  Benchmark: Omit<Contract.Benchmark, 'metric'> & { metric: ResolversParentTypes['Metric'] };
  ClassCourse: Contract.ClassCourse;
  ClassInvitation: ClassView;
  ClassOverview: ClassOverviewView;
  ClassOverviews: Omit<Contract.ClassOverviews, 'classes'> & { classes: ReadonlyArray<ResolversParentTypes['ClassOverview']> };
  ClassPerson: Contract.ClassPerson;
  ClassProgress: Omit<Contract.ClassProgress, 'customerGroup' | 'lastReading'> & { customerGroup: ResolversParentTypes['CustomerGroup'], lastReading?: Contract.Maybe<ResolversParentTypes['Operation']> };
  ClientInstaller: Contract.ClientInstaller;
  CloudCase: Contract.CloudCase;
  CloudCaseAccess: Contract.CloudCaseAccess;
  CloudCaseRoomToken: Contract.CloudCaseRoomToken;
  CloudCaseVM: MachineView;
  CloudCaseVMChange: Contract.CloudCaseVmChange;
  CloudCaseVMReadiness: Contract.CloudCaseVmReadiness;
  CloudCaseVMSpan: Contract.CloudCaseVmSpan;
  CloudModule: Contract.CloudModule;
  CloudModuleAccess: Contract.CloudModuleAccess;
  CloudModuleCasesInput: Contract.CloudModuleCasesInput;
  CloudModuleQuotaTransaction: Contract.CloudModuleQuotaTransaction;
  CloudModuleQuotaTransactions: Contract.CloudModuleQuotaTransactions;
  CloudModuleTimeBalance: Contract.CloudModuleTimeBalance;
  CloudModulesResourceAccessVoucher: VoucherView;
  CloudModulesResourceAccessVoucherAsTrainee: Omit<Contract.CloudModulesResourceAccessVoucherAsTrainee, 'customer' | 'learningSpace'> & { customer: ResolversParentTypes['Customer'], learningSpace: ResolversParentTypes['LearningSpace'] };
  CloudModulesVoucherUserQuota: Contract.CloudModulesVoucherUserQuota;
  CloudSessionEnding: Contract.CloudSessionEnding;
  CohortExercise: Contract.CohortExercise;
  CohortPerson: Contract.CohortPerson;
  CohortProgress: Omit<Contract.CohortProgress, 'customerGroup'> & { customerGroup: ResolversParentTypes['CustomerGroup'] };
  ConfirmActivitiesPayload: ConfirmedView;
  ConnectionCheck: Contract.ConnectionCheck;
  ConnectionFactsInput: Contract.ConnectionFactsInput;
  ConnectionTarget: Contract.ConnectionTarget;
  ContentSource: Contract.ContentSource;
  ContinueLearning: Omit<Contract.ContinueLearning, 'course'> & { course?: Contract.Maybe<ResolversParentTypes['Course']> };
  Course: CourseView;
  CourseProgress: CourseView;
  CourseUnit: Contract.CourseUnit;
  CourseVoucher: CourseVoucherView;
  CourseVoucherUser: Contract.CourseVoucherUser;
  Customer: CustomerFacts;
  CustomerGroup: GroupView;
  CustomerLearningSpaceAccess: SpaceAccess;
  Date: Contract.Scalars['Date']['output'];
  DateTime: Contract.Scalars['DateTime']['output'];
  DeleteActivityInput: Contract.DeleteActivityInput;
  DeleteActivityPayload: DeletedRecord;
  DeleteActivityProcedureInput: Contract.DeleteActivityProcedureInput;
  DeleteUserSystemPayload: Contract.DeleteUserSystemPayload;
  DirectoryAccount: Contract.DirectoryAccount;
  DirectoryGroup: Contract.DirectoryGroup;
  DirectoryTarget: Contract.DirectoryTarget;
  DueEvent: Contract.DueEvent;
  DueEvents: Contract.DueEvents;
  EndingVoucher: Contract.EndingVoucher;
  EndingVouchers: Contract.EndingVouchers;
  EnrollPayload: Omit<Contract.EnrollPayload, 'course'> & { course: ResolversParentTypes['Course'] };
  EntrustedCase: Contract.EntrustedCase;
  EntrustmentRating: Contract.EntrustmentRating;
  EntrustmentRatingInput: Contract.EntrustmentRatingInput;
  EventAcceptance: Contract.EventAcceptance;
  EventAvailability: Contract.EventAvailability;
  EventOrganizer: Contract.EventOrganizer;
  EventReport: Contract.EventReport;
  EventReportCase: Contract.EventReportCase;
  EventReportPerson: Contract.EventReportPerson;
  EventResourceAccessVoucher: EventView;
  EventResourceAccessVoucherAsAdmin: AdministeredEvent;
  EventResourceAccessVouchersAsAdmin: EventListQuery;
  ExerciseAttempt: AttemptView;
  ExerciseDefinition: Contract.Scalars['ExerciseDefinition']['output'];
  ExerciseProgress: Contract.ExerciseProgress;
  ExerciseSeries: SeriesView;
  ExerciseVerdict: Contract.ExerciseVerdict;
  ExpertReference: Contract.ExpertReference;
  FailedRequest: Contract.FailedRequest;
  FailedRequestPerson: Contract.FailedRequestPerson;
  FailedRequestStart: Contract.FailedRequestStart;
  FailedRequests: Contract.FailedRequests;
  FailedStart: Contract.FailedStart;
  FailedStarts: Contract.FailedStarts;
  Feedback: FeedbackRow;
  FeedbackAccount: Contract.FeedbackAccount;
  FeedbackInput: Contract.FeedbackInput;
  FeedbackPage: Omit<Contract.FeedbackPage, 'reports'> & { reports: ReadonlyArray<ResolversParentTypes['Feedback']> };
  ForgetInviteesPayload: Omit<Contract.ForgetInviteesPayload, 'classInvitation'> & { classInvitation: ResolversParentTypes['ClassInvitation'] };
  FormAttending: Contract.FormAttending;
  FormHospital: Contract.FormHospital;
  FoundPerson: Contract.FoundPerson;
  GiveCloudModulesTimePayload: Contract.GiveCloudModulesTimePayload;
  GroupAssignments: GroupAssignmentsView;
  GroupCourse: GroupCourseView;
  GroupInvitation: Contract.GroupInvitation;
  GroupInvitationPayload: Omit<Contract.GroupInvitationPayload, 'customerGroup'> & { customerGroup: ResolversParentTypes['CustomerGroup'] };
  GroupInvitee: Contract.GroupInvitee;
  GroupInvitees: Contract.GroupInvitees;
  HangingItem: Contract.HangingItem;
  HangingWork: Contract.HangingWork;
  Hospital: Contract.Hospital;
  IRLogFormData: FormData;
  Inbox: InboxView;
  InboxChange: Omit<Contract.InboxChange, 'inbox' | 'notification'> & { inbox: ResolversParentTypes['Inbox'], notification: ResolversParentTypes['Notification'] };
  InstitutionRule: Contract.InstitutionRule;
  InterventionType: Contract.InterventionType;
  InviteAgainPayload: Omit<Contract.InviteAgainPayload, 'classInvitation'> & { classInvitation: ResolversParentTypes['ClassInvitation'] };
  InviteClassPayload: Omit<Contract.InviteClassPayload, 'classInvitation'> & { classInvitation: ResolversParentTypes['ClassInvitation'] };
  InvitedPersonInput: Contract.InvitedPersonInput;
  IssuedCertificate: Contract.IssuedCertificate;
  IssuedProvisioningCredential: Contract.IssuedProvisioningCredential;
  KeptConfirmation: Contract.KeptConfirmation;
  LastOnStation: Contract.LastOnStation;
  LastReminder: Contract.LastReminder;
  LearningSpace: SpaceView;
  LearningSpaceAccessCount: Contract.LearningSpaceAccessCount;
  LearningSpaceAdministration: Contract.LearningSpaceAdministration;
  LearningSpaceCourseAccess: Contract.LearningSpaceCourseAccess;
  LeaveGroupPayload: Omit<Contract.LeaveGroupPayload, 'customerGroups'> & { customerGroups: ReadonlyArray<ResolversParentTypes['CustomerGroup']> };
  ListedCourse: Contract.ListedCourse;
  LogbookCaseCount: Omit<Contract.LogbookCaseCount, 'customer' | 'group'> & { customer: ResolversParentTypes['Customer'], group?: Contract.Maybe<ResolversParentTypes['LogbookTotalsGroup']> };
  LogbookConfirmationCounts: Contract.LogbookConfirmationCounts;
  LogbookConfirmationTrainee: Contract.LogbookConfirmationTrainee;
  LogbookConfirmationsPage: PageView;
  LogbookDoseMedian: Contract.LogbookDoseMedian;
  LogbookDouble: DuplicateView;
  LogbookDoublesPage: Omit<Contract.LogbookDoublesPage, 'pairs'> & { pairs: ReadonlyArray<ResolversParentTypes['LogbookDouble']> };
  LogbookDraft: Contract.LogbookDraft;
  LogbookDraftContent: Contract.LogbookDraftContent;
  LogbookDraftInput: Contract.LogbookDraftInput;
  LogbookDraftRevision: Contract.LogbookDraftRevision;
  LogbookGroupTotals: Omit<Contract.LogbookGroupTotals, 'group'> & { group: ResolversParentTypes['LogbookTotalsGroup'] };
  LogbookImport: Omit<Contract.LogbookImport, 'operation'> & { operation?: Contract.Maybe<ResolversParentTypes['Operation']> };
  LogbookImportRecord: Contract.LogbookImportRecord;
  LogbookImportRefusal: Contract.LogbookImportRefusal;
  LogbookLists: Contract.LogbookLists;
  LogbookMapping: Contract.LogbookMapping;
  LogbookMappingCustomer: Contract.LogbookMappingCustomer;
  LogbookMappingInput: Contract.LogbookMappingInput;
  LogbookMonthTotal: Contract.LogbookMonthTotal;
  LogbookOverseenGroup: Omit<Contract.LogbookOverseenGroup, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  LogbookProcedureTotal: Contract.LogbookProcedureTotal;
  LogbookReport: Contract.LogbookReport;
  LogbookReportConfirmationCount: Contract.LogbookReportConfirmationCount;
  LogbookReportPreview: Contract.LogbookReportPreview;
  LogbookReportRoleCount: Contract.LogbookReportRoleCount;
  LogbookReports: Omit<Contract.LogbookReports, 'latest'> & { latest?: Contract.Maybe<ResolversParentTypes['Operation']> };
  LogbookRequirementCount: Contract.LogbookRequirementCount;
  LogbookRoleTotal: Contract.LogbookRoleTotal;
  LogbookSettings: Omit<Contract.LogbookSettings, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  LogbookSettingsInput: Contract.LogbookSettingsInput;
  LogbookTarget: Contract.LogbookTarget;
  LogbookTargetInput: Contract.LogbookTargetInput;
  LogbookTargetProgress: Contract.LogbookTargetProgress;
  LogbookTargets: Omit<Contract.LogbookTargets, 'customer' | 'groups'> & { customer: ResolversParentTypes['Customer'], groups: ReadonlyArray<ResolversParentTypes['LogbookTotalsGroup']> };
  LogbookTargetsBehind: Contract.LogbookTargetsBehind;
  LogbookTotals: Omit<Contract.LogbookTotals, 'groups'> & { groups: ReadonlyArray<ResolversParentTypes['LogbookTotalsGroup']> };
  LogbookTotalsGroup: Omit<Contract.LogbookTotalsGroup, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  LogbookTotalsGroups: Omit<Contract.LogbookTotalsGroups, 'groups'> & { groups: ReadonlyArray<ResolversParentTypes['LogbookOverseenGroup']> };
  LogbookTraineeTotals: Contract.LogbookTraineeTotals;
  LogbookUncountedCases: Contract.LogbookUncountedCases;
  LostCloudSession: Contract.LostCloudSession;
  MakeCourseAvailablePayload: Omit<Contract.MakeCourseAvailablePayload, 'course'> & { course: ResolversParentTypes['Course'] };
  MaxClientVersion: Contract.MaxClientVersion;
  MeasuredMetric: Contract.MeasuredMetric;
  Metric: MetricDefinition;
  MetricGroup: Omit<Contract.MetricGroup, 'groups' | 'metrics'> & { groups: ReadonlyArray<ResolversParentTypes['MetricGroup']>, metrics: ReadonlyArray<ResolversParentTypes['Metric']> };
  MetricSeries: Omit<Contract.MetricSeries, 'benchmarks' | 'metric'> & { benchmarks: ReadonlyArray<ResolversParentTypes['Benchmark']>, metric: ResolversParentTypes['Metric'] };
  MetricSpread: Contract.MetricSpread;
  MetricValue: Contract.Scalars['MetricValue']['output'];
  MetricValues: Contract.Scalars['MetricValues']['output'];
  Mutation: Record<PropertyKey, never>;
  MyAssignment: Contract.MyAssignment;
  MyAssignments: Contract.MyAssignments;
  MyCertificate: Contract.MyCertificate;
  MyCertificates: Contract.MyCertificates;
  NewsArticle: Contract.NewsArticle;
  NextStep: Contract.NextStep;
  Notification: NotificationView;
  NotificationMail: Contract.NotificationMail;
  NotificationMailKind: Contract.NotificationMailKind;
  NotificationsPage: Omit<Contract.NotificationsPage, 'inbox' | 'notifications'> & { inbox: ResolversParentTypes['Inbox'], notifications: ReadonlyArray<ResolversParentTypes['Notification']> };
  Operation: OperationView;
  OrganSystem: Contract.OrganSystem;
  OwnLogbookEntry: OwnEntryView;
  OwnLogbookPage: Omit<Contract.OwnLogbookPage, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['OwnLogbookEntry']> };
  Person: Contract.Person;
  PersonActivity: Contract.PersonActivity;
  PersonCloudTime: Contract.PersonCloudTime;
  PersonConnection: Contract.PersonConnection;
  PersonCourse: Contract.PersonCourse;
  PersonCourseSource: Contract.PersonCourseSource;
  PersonCourses: Contract.PersonCourses;
  PersonCustomer: Contract.PersonCustomer;
  PersonFailure: Contract.PersonFailure;
  PersonGroup: Contract.PersonGroup;
  PersonHistory: PersonView;
  PersonInput: Contract.PersonInput;
  PersonMail: Contract.PersonMail;
  PersonName: Contract.PersonName;
  PersonProgress: Contract.PersonProgress;
  PersonSignIn: Contract.PersonSignIn;
  PersonStart: Contract.PersonStart;
  PersonStation: Contract.PersonStation;
  PersonVoucher: Contract.PersonVoucher;
  PersonalDataArchive: Contract.PersonalDataArchive;
  PersonalDataExport: Omit<Contract.PersonalDataExport, 'latest'> & { latest?: Contract.Maybe<ResolversParentTypes['Operation']> };
  PracticeReminders: Contract.PracticeReminders;
  PracticeSteps: Contract.PracticeSteps;
  ProcedureCategory: Contract.ProcedureCategory;
  ProcedureSubCategory: Contract.ProcedureSubCategory;
  ProficiencyRule: Contract.ProficiencyRule;
  ProficiencyRuleInput: Contract.ProficiencyRuleInput;
  Provisioning: Contract.Provisioning;
  ProvisioningCounts: Contract.ProvisioningCounts;
  ProvisioningCredential: Contract.ProvisioningCredential;
  ProvisioningRequest: Contract.ProvisioningRequest;
  QRLoginRequest: Omit<Contract.QrLoginRequest, 'station'> & { station?: Contract.Maybe<ResolversParentTypes['SignInStation']> };
  QRLoginResult: Omit<Contract.QrLoginResult, 'station'> & { station?: Contract.Maybe<ResolversParentTypes['SignInStation']> };
  Query: Record<PropertyKey, never>;
  RecentChoices: Contract.RecentChoices;
  RecordUndoOffer: Contract.RecordUndoOffer;
  RefreshCourseProgressPayload: Refreshed;
  RemindedPeople: Contract.RemindedPeople;
  ReminderOutcome: Contract.ReminderOutcome;
  RemoveCustomerGroupPayload: Contract.RemoveCustomerGroupPayload;
  RemovedUsersPayload: Omit<Contract.RemovedUsersPayload, 'customerGroup'> & { customerGroup: ResolversParentTypes['CustomerGroup'] };
  ResetAccountProgressPayload: Contract.ResetAccountProgressPayload;
  ResetMyCourseProgressPayload: Omit<Contract.ResetMyCourseProgressPayload, 'course'> & { course: ResolversParentTypes['Course'] };
  ResourceAccessVoucherPayload: LockedVoucher;
  ReturnActivityPayload: ReturnedView;
  ReturnedRecord: Contract.ReturnedRecord;
  RoleToSettle: Contract.RoleToSettle;
  SaveActivityInput: Contract.SaveActivityInput;
  SaveActivityPayload: SavedRecord;
  SaveActivityRefusal: Contract.SaveActivityRefusal;
  SaveActivityResult: SaveResult;
  SaveLogbookDraftPayload: Contract.SaveLogbookDraftPayload;
  SeenActivityInput: Contract.SeenActivityInput;
  SentFeedback: Contract.SentFeedback;
  SeriesPerson: Contract.SeriesPerson;
  SignInStation: SignInStationView;
  Simulation: SimulationView;
  SimulatorExercise: Contract.SimulatorExercise;
  SimulatorExerciseLicense: Contract.SimulatorExerciseLicense;
  SimulatorLaunch: Contract.SimulatorLaunch;
  SimulatorLicense: Contract.SimulatorLicense;
  SimulatorModule: SimulatorModuleView;
  SimulatorModulesPage: Omit<Contract.SimulatorModulesPage, 'modules'> & { modules: ReadonlyArray<ResolversParentTypes['SimulatorModule']> };
  SoftwareDocument: DocumentView;
  SoftwareKeyGap: Contract.SoftwareKeyGap;
  SoftwareName: Contract.SoftwareName;
  SoftwarePackage: Contract.SoftwarePackage;
  SoftwareProgress: Contract.SoftwareProgress;
  SoftwareRelease: ReleaseView;
  SoftwareReleaseStation: Contract.SoftwareReleaseStation;
  SoftwareReleaseStationsPage: Contract.SoftwareReleaseStationsPage;
  SoftwareReleasesPage: Omit<Contract.SoftwareReleasesPage, 'releases'> & { releases: ReadonlyArray<ResolversParentTypes['SoftwareRelease']> };
  SoftwareRollout: Contract.SoftwareRollout;
  SoftwareRolloutChoice: Contract.SoftwareRolloutChoice;
  StartCheck: Contract.StartCheck;
  StartChoice: StartChoiceView;
  StartSimulator: Contract.StartSimulator;
  StationSession: SessionView;
  StationWithoutKey: Contract.StationWithoutKey;
  SystemSoftware: Contract.SystemSoftware;
  SystemSoftwareOperationState: Contract.SystemSoftwareOperationState;
  SystemSoftwareOperationStates: Contract.SystemSoftwareOperationStates;
  SystemSoftwareRelease: Contract.SystemSoftwareRelease;
  SystemSoftwareUpdate: Contract.SystemSoftwareUpdate;
  SystemSoftwareUpdatePayload: Contract.SystemSoftwareUpdatePayload;
  SystemSoftwareUpdateState: Contract.SystemSoftwareUpdateState;
  SystemSoftwareVersion: Contract.SystemSoftwareVersion;
  TalentCourseDetail: Omit<Contract.TalentCourseDetail, 'listing'> & { listing: ResolversParentTypes['TalentCourseListing'] };
  TalentCourseListing: Omit<Contract.TalentCourseListing, 'learningSpaces'> & { learningSpaces: ReadonlyArray<ResolversParentTypes['LearningSpace']> };
  TalentCourseUnit: Contract.TalentCourseUnit;
  TalentCourseUser: Contract.TalentCourseUser;
  TalentSyncChange: Contract.TalentSyncChange;
  TalentSyncChanges: Contract.TalentSyncChanges;
  TalentSyncRun: Omit<Contract.TalentSyncRun, 'operation'> & { operation: ResolversParentTypes['Operation'] };
  TalentSyncRuns: Omit<Contract.TalentSyncRuns, 'runs'> & { runs: ReadonlyArray<ResolversParentTypes['TalentSyncRun']> };
  TermsToAccept: Contract.TermsToAccept;
  UndoOffer: Contract.UndoOffer;
  UndoPayload: Contract.UndoPayload;
  UnitProgress: Contract.UnitProgress;
  UpdateUserPayload: Omit<Contract.UpdateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  User: UserParent;
  UserInput: Contract.UserInput;
  UserSystem: UserSystemView;
  VerdictStep: Contract.VerdictStep;
  VistActivitiesPage: ActivitiesPage;
  VistActivitiesSearchParams: Contract.VistActivitiesSearchParams;
  VistActivity: VistActivityView;
  VistActivityExercise: Contract.VistActivityExercise;
  VistActivityFile: FileRow;
  VistActivityGroup: Contract.VistActivityGroup;
  VistActivityImage: FileRow;
  VistActivityModule: Contract.VistActivityModule;
  VistActivityPerson: Contract.VistActivityPerson;
  VistActivityRecording: RecordingView;
  VistActivityRecordingSource: FileRow;
  VistActivityReport: FileRow;
  VistCase: VistCaseView;
  VistCasesSearchParams: Contract.VistCasesSearchParams;
  VistCourse: VistCourseView;
  VistRun: VistRunView;
  VistSystem: Contract.VistSystem;
  VistSystemActivity: Contract.VistSystemActivity;
  VistSystemComputer: Contract.VistSystemComputer;
  VistSystemComputerInfo: Contract.VistSystemComputerInfo;
  VistSystemConditionCount: Contract.VistSystemConditionCount;
  VistSystemCustomer: Contract.VistSystemCustomer;
  VistSystemEvent: Contract.VistSystemEvent;
  VistSystemEvents: Contract.VistSystemEvents;
  VistSystemLicence: Contract.VistSystemLicence;
  VistSystemLink: Contract.VistSystemLink;
  VistSystemLinks: Contract.VistSystemLinks;
  VistSystemLog: Contract.VistSystemLog;
  VistSystemLogs: Contract.VistSystemLogs;
  VistSystemOperation: Contract.VistSystemOperation;
  VistSystemOverview: Contract.VistSystemOverview;
  VistSystemSession: Contract.VistSystemSession;
  VistSystemSoftware: Contract.VistSystemSoftware;
  VistSystemSpeaker: Contract.VistSystemSpeaker;
  VistSystemToken: Contract.VistSystemToken;
  VistSystemsFound: Contract.VistSystemsFound;
  VistSystemsStats: Contract.VistSystemsStats;
  WeekCount: Contract.WeekCount;
  WeekDismissal: Contract.WeekDismissal;
  WeekGroup: Contract.WeekGroup;
  WeekMail: Contract.WeekMail;
  WeekPage: Contract.WeekPage;
  WeekPerson: Contract.WeekPerson;
  WeekReason: Contract.WeekReason;
  WeekReminder: Contract.WeekReminder;
  WithdrawAssignmentPayload: Contract.WithdrawAssignmentPayload;
  YoutubeVideo: Contract.YoutubeVideo;
  CustomerId: Contract.Scalars['CustomerId']['output'];
  GroupId: Contract.Scalars['GroupId']['output'];
  LearningSpaceId: Contract.Scalars['LearningSpaceId']['output'];
  CourseId: Contract.Scalars['CourseId']['output'];
  CourseVoucherId: Contract.Scalars['CourseVoucherId']['output'];
  AssignmentId: Contract.Scalars['AssignmentId']['output'];
  VoucherId: Contract.Scalars['VoucherId']['output'];
  ExerciseId: Contract.Scalars['ExerciseId']['output'];
  SimulatorModuleId: Contract.Scalars['SimulatorModuleId']['output'];
  ModuleId: Contract.Scalars['ModuleId']['output'];
  CaseId: Contract.Scalars['CaseId']['output'];
  KeycloakId: Contract.Scalars['KeycloakId']['output'];
};

export type AcceptInvitePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AcceptInvitePayload'] = ResolversParentTypes['AcceptInvitePayload']> = {
  customerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcceptResourceAccessVoucherPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AcceptResourceAccessVoucherPayload'] = ResolversParentTypes['AcceptResourceAccessVoucherPayload']> = {
  type?: Resolver<ResolversTypes['ResourceAccessVoucherType'], ParentType, ContextType>;
  voucherId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AcceptTermsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AcceptTermsPayload'] = ResolversParentTypes['AcceptTermsPayload']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcceptVoucherPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AcceptVoucherPayload'] = ResolversParentTypes['AcceptVoucherPayload']> = {
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learningSpaceNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AcceptedTermsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AcceptedTerms'] = ResolversParentTypes['AcceptedTerms']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountHoursResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountHours'] = ResolversParentTypes['AccountHours']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spendableTimeInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ActivitiesPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivitiesPage'] = ResolversParentTypes['ActivitiesPage']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['Activity']>, ParentType, ContextType>;
  matchesWordStartsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  ageCategory?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAddress?: Resolver<Contract.Maybe<ResolversTypes['AskedAddress']>, ParentType, ContextType>;
  attending?: Resolver<ResolversTypes['ActivityAttending'], ParentType, ContextType>;
  closureDevice?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  closureDeviceComments?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  complications?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  complicationsComments?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmation?: Resolver<ResolversTypes['ActivityConfirmation'], ParentType, ContextType>;
  confirmationCapacity?: Resolver<Contract.Maybe<ResolversTypes['ConfirmationCapacity']>, ParentType, ContextType>;
  confirmationState?: Resolver<ResolversTypes['ActivityConfirmationState'], ParentType, ContextType>;
  confirmedContent?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consultFollowup?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  consultFollowupNotes?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateOfProcedure?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dictated?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doseCtdi?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseDap?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseDlp?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseSkin?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseTime?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ebl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrustment?: Resolver<Contract.Maybe<ResolversTypes['ActivityEntrustment']>, ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageFollowup?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  imageFollowupNotes?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imported?: Resolver<Contract.Maybe<ResolversTypes['ActivityImport']>, ParentType, ContextType>;
  inr?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inrReversal?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modalityPrimary?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modalitySecondary?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  onCall?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  optionalIdentifier?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participantNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  participants?: Resolver<ReadonlyArray<ResolversTypes['ActivityParticipant']>, ParentType, ContextType>;
  platelet?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  procedure?: Resolver<ResolversTypes['ActivityProcedure'], ParentType, ContextType>;
  procedureComments?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  procedureIndication?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sedation?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setting?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  successComments?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityAttendingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityAttending'] = ResolversParentTypes['ActivityAttending']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityConfirmationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityConfirmation'] = ResolversParentTypes['ActivityConfirmation']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  confirmed?: Resolver<Contract.Maybe<ResolversTypes['KeptConfirmation']>, ParentType, ContextType>;
  obstacle?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reopeningWord?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ActivityConfirmationState'], ParentType, ContextType>;
  viewerCanAskToReopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanConfirmInStead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  word?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActivityConfirmationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityConfirmationPayload'] = ResolversParentTypes['ActivityConfirmationPayload']> = {
  activity?: Resolver<Contract.Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ActivityEntrustmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityEntrustment'] = ResolversParentTypes['ActivityEntrustment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOtherHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  other?: Resolver<Contract.Maybe<ResolversTypes['EntrustmentRating']>, ParentType, ContextType>;
  own?: Resolver<Contract.Maybe<ResolversTypes['EntrustmentRating']>, ParentType, ContextType>;
  ratingEndsAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedRole?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scale?: Resolver<Contract.Maybe<ResolversTypes['EntrustmentScale']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['EntrustmentSide'], ParentType, ContextType>;
  statedRole?: Resolver<Contract.Maybe<ResolversTypes['AttendingsRole']>, ParentType, ContextType>;
  viewerCanRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanStateRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityImportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityImport'] = ResolversParentTypes['ActivityImport']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActivityParticipantResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityParticipant'] = ResolversParentTypes['ActivityParticipant']> = {
  level?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type ActivityProcedureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityProcedure'] = ResolversParentTypes['ActivityProcedure']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interventionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organSystem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdministeredGroupsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AdministeredGroups'] = ResolversParentTypes['AdministeredGroups']> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['CustomerGroup']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdministeredPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AdministeredPerson'] = ResolversParentTypes['AdministeredPerson']> = {
  administers?: Resolver<ReadonlyArray<ResolversTypes['PersonCustomer']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cloudTime?: Resolver<ResolversTypes['PersonCloudTime'], ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['PersonCourses'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  hoursAccounts?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knownSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  logbook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  seenAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  termsVersion?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanGiveHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AllVistActivitiesPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AllVistActivitiesPage'] = ResolversParentTypes['AllVistActivitiesPage']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['VistActivity']>, ParentType, ContextType>;
  allCustomerGroups?: Resolver<ReadonlyArray<ResolversTypes['VistActivityGroup']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AskedAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AskedAddress'] = ResolversParentTypes['AskedAddress']> = {
  addressChangedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newAddressAskedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newAddressFrom?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AssignmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Assignment'] = ResolversParentTypes['Assignment']> = {
  countsFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  courseId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  exerciseKey?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AssignmentKind'], ParentType, ContextType>;
  minimum?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  spaceId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spaceName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignmentChoicesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignmentChoices'] = ResolversParentTypes['AssignmentChoices']> = {
  courses?: Resolver<ReadonlyArray<ResolversTypes['AssignmentCourse']>, ParentType, ContextType>;
  exercises?: Resolver<ReadonlyArray<ResolversTypes['AssignmentExercise']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['PersonName']>, ParentType, ContextType>;
};

export type AssignmentCountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignmentCounts'] = ResolversParentTypes['AssignmentCounts']> = {
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssignmentCourseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignmentCourse'] = ResolversParentTypes['AssignmentCourse']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignmentExerciseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignmentExercise'] = ResolversParentTypes['AssignmentExercise']> = {
  exerciseKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignmentPeopleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignmentPeople'] = ResolversParentTypes['AssignmentPeople']> = {
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['AssignmentPerson']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssignmentPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignmentPerson'] = ResolversParentTypes['AssignmentPerson']> = {
  amount?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastReminder?: Resolver<Contract.Maybe<ResolversTypes['LastReminder']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['PersonName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
};

export type AttendingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Attending'] = ResolversParentTypes['Attending']> = {
  addressChange?: Resolver<Contract.Maybe<ResolversTypes['AttendingAddressChange']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendingAddressChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttendingAddressChange'] = ResolversParentTypes['AttendingAddressChange']> = {
  acceptedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AttendingsRoleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttendingsRole'] = ResolversParentTypes['AttendingsRole']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDisputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StatedRole'], ParentType, ContextType>;
};

export type AuditCustomerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditCustomer'] = ResolversParentTypes['AuditCustomer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntriesPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditEntriesPage'] = ResolversParentTypes['AuditEntriesPage']> = {
  count?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customer?: Resolver<Contract.Maybe<ResolversTypes['AuditCustomer']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  person?: Resolver<Contract.Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  thing?: Resolver<Contract.Maybe<ResolversTypes['AuditThing']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Contract.Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Contract.Maybe<ResolversTypes['AuditCustomer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thing?: Resolver<ResolversTypes['AuditThing'], ParentType, ContextType>;
};

export type AuditEntryDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditEntryDetail'] = ResolversParentTypes['AuditEntryDetail']> = {
  entry?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['AuditFact']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
};

export type AuditFactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditFact'] = ResolversParentTypes['AuditFact']> = {
  after?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  before?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditPerson'] = ResolversParentTypes['AuditPerson']> = {
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditThingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditThing'] = ResolversParentTypes['AuditThing']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BenchmarkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Benchmark'] = ResolversParentTypes['Benchmark']> = {
  default_operator?: Resolver<ResolversTypes['ComparisonOperator'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['MetricValue'], ParentType, ContextType>;
};

export type ClassCourseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClassCourse'] = ResolversParentTypes['ClassCourse']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassInvitationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClassInvitation'] = ResolversParentTypes['ClassInvitation']> = {
  customerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inviteeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitees?: Resolver<ResolversTypes['GroupInvitees'], ParentType, ContextType, Partial<Contract.ClassInvitationInviteesArgs>>;
  joinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsLeftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClassOverviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClassOverview'] = ResolversParentTypes['ClassOverview']> = {
  behind?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notJoined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quiet?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClassOverviewsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClassOverviews'] = ResolversParentTypes['ClassOverviews']> = {
  classes?: Resolver<ReadonlyArray<ResolversTypes['ClassOverview']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClassPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClassPerson'] = ResolversParentTypes['ClassPerson']> = {
  lastActiveOn?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percentages?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  readAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readFailure?: Resolver<Contract.Maybe<ResolversTypes['ClassReadFailure']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['GroupRole'], ParentType, ContextType>;
  statuses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClassProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClassProgress'] = ResolversParentTypes['ClassProgress']> = {
  canReadNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courses?: Resolver<ReadonlyArray<ResolversTypes['ClassCourse']>, ParentType, ContextType>;
  customerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType>;
  lastReading?: Resolver<Contract.Maybe<ResolversTypes['Operation']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ClassPerson']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientInstallerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientInstaller'] = ResolversParentTypes['ClientInstaller']> = {
  platform?: Resolver<ResolversTypes['ClientPlatform'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudCaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudCase'] = ResolversParentTypes['CloudCase']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudCaseAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudCaseAccess'] = ResolversParentTypes['CloudCaseAccess']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudCaseRoomTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudCaseRoomToken'] = ResolversParentTypes['CloudCaseRoomToken']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CloudCaseRoomRole'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudCaseVmResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudCaseVM'] = ResolversParentTypes['CloudCaseVM']> = {
  case_id?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  case_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimed_at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseVMChange']>, ParentType, ContextType, Partial<Contract.CloudCaseVmHistoryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_event?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_hour?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseVMSpan']>, ParentType, ContextType>;
  last_seen_at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  module_id?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  module_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reports_missing_since?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  session_ends_at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  session_given_back_in_seconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  session_id?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  session_started_at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  session_used_in_seconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  started_by?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CloudCaseVMStatus'], ParentType, ContextType>;
  status_since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usual_power_on_in_seconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  voucher_id?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CloudCaseVmChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudCaseVMChange'] = ResolversParentTypes['CloudCaseVMChange']> = {
  case_id?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  case_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  module_id?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  module_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_status?: Resolver<ResolversTypes['CloudCaseVMStatus'], ParentType, ContextType>;
  prev_status?: Resolver<Contract.Maybe<ResolversTypes['CloudCaseVMStatus']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session_id?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  started_by?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  voucher_id?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CloudCaseVmReadinessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudCaseVMReadiness'] = ResolversParentTypes['CloudCaseVMReadiness']> = {
  comingUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsWithoutMachine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsWithoutMachineAfterRemoval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idle?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextEventAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  off?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CloudCaseVmSpanResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudCaseVMSpan'] = ResolversParentTypes['CloudCaseVMSpan']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CloudCaseVMStatus'], ParentType, ContextType>;
};

export type CloudModuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModule'] = ResolversParentTypes['CloudModule']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['CloudCase']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudModuleAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModuleAccess'] = ResolversParentTypes['CloudModuleAccess']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseAccess']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudModuleQuotaTransactionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModuleQuotaTransaction'] = ResolversParentTypes['CloudModuleQuotaTransaction']> = {
  actor?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  amountInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  consumedTimeInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CloudModuleQuotaTransactionKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservedTimeInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sessionId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  spendableTimeInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usedInMs?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  user?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  voucherId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  voucherName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucherType?: Resolver<Contract.Maybe<ResolversTypes['ResourceAccessVoucherType']>, ParentType, ContextType>;
};

export type CloudModuleQuotaTransactionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModuleQuotaTransactions'] = ResolversParentTypes['CloudModuleQuotaTransactions']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transactions?: Resolver<ReadonlyArray<ResolversTypes['CloudModuleQuotaTransaction']>, ParentType, ContextType>;
};

export type CloudModuleTimeBalanceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModuleTimeBalance'] = ResolversParentTypes['CloudModuleTimeBalance']> = {
  consumedTimeInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reservedTimeInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spendableTimeInMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CloudModulesResourceAccessVoucherResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModulesResourceAccessVoucher'] = ResolversParentTypes['CloudModulesResourceAccessVoucher']> = {
  archivedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivedByUserId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learningSpace?: Resolver<ResolversTypes['LearningSpace'], ParentType, ContextType>;
  maxDurationInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxUses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modules?: Resolver<ReadonlyArray<ResolversTypes['CloudModule']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResourceAccessVoucherState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ResourceAccessVoucherType'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userQuota?: Resolver<ReadonlyArray<ResolversTypes['CloudModulesVoucherUserQuota']>, ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType, Partial<Contract.CloudModulesResourceAccessVoucherUsersArgs>>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerCanArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CloudModulesResourceAccessVoucherAsTraineeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModulesResourceAccessVoucherAsTrainee'] = ResolversParentTypes['CloudModulesResourceAccessVoucherAsTrainee']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  durationLeftInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  learningSpace?: Resolver<ResolversTypes['LearningSpace'], ParentType, ContextType>;
  modules?: Resolver<ReadonlyArray<ResolversTypes['CloudModule']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  voucherId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CloudModulesVoucherUserQuotaResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudModulesVoucherUserQuota'] = ResolversParentTypes['CloudModulesVoucherUserQuota']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type CloudSessionEndingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CloudSessionEnding'] = ResolversParentTypes['CloudSessionEnding']> = {
  code?: Resolver<ResolversTypes['CloudSessionEndingCode'], ParentType, ContextType>;
  ended_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  given_back_in_seconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_lost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CohortExerciseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CohortExercise'] = ResolversParentTypes['CohortExercise']> = {
  exerciseKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CohortPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CohortPerson'] = ResolversParentTypes['CohortPerson']> = {
  attempts?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  best?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastRunAt?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  lostSince?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  met?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['Boolean']>>, ParentType, ContextType>;
  passesLeft?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['PersonName'], ParentType, ContextType>;
  proficientSince?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['GroupRole'], ParentType, ContextType>;
  standings?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['ExerciseStanding']>>, ParentType, ContextType>;
};

export type CohortProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CohortProgress'] = ResolversParentTypes['CohortProgress']> = {
  customerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType>;
  exercises?: Resolver<ReadonlyArray<ResolversTypes['CohortExercise']>, ParentType, ContextType>;
  passesNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['CohortPerson']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ProficiencyRule'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmActivitiesPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfirmActivitiesPayload'] = ResolversParentTypes['ConfirmActivitiesPayload']> = {
  counts?: Resolver<ResolversTypes['LogbookConfirmationCounts'], ParentType, ContextType>;
  left?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['Activity']>, ParentType, ContextType>;
  undo?: Resolver<Contract.Maybe<ResolversTypes['UndoOffer']>, ParentType, ContextType>;
  undoOfEach?: Resolver<ReadonlyArray<ResolversTypes['RecordUndoOffer']>, ParentType, ContextType>;
};

export type ConnectionCheckResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectionCheck'] = ResolversParentTypes['ConnectionCheck']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectionTargetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectionTarget'] = ResolversParentTypes['ConnectionTarget']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContentSource'] = ResolversParentTypes['ContentSource']> = {
  isFailing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  updatedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContinueLearningResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContinueLearning'] = ResolversParentTypes['ContinueLearning']> = {
  course?: Resolver<Contract.Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
};

export type CourseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  big_avatar?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completion_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  learningSpaces?: Resolver<ReadonlyArray<ResolversTypes['LearningSpace']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['CourseProgress'], ParentType, ContextType>;
  unitProgress?: Resolver<ReadonlyArray<ResolversTypes['UnitProgress']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['CourseUnit']>, ParentType, ContextType>;
};

export type CourseProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CourseProgress'] = ResolversParentTypes['CourseProgress']> = {
  completed_on?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completion_percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completion_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enrolled_on?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_active_on?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missing_since?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  read_on?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total_time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['UnitProgress']>, ParentType, ContextType>;
};

export type CourseUnitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CourseUnit'] = ResolversParentTypes['CourseUnit']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseVoucherResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CourseVoucher'] = ResolversParentTypes['CourseVoucher']> = {
  code?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxUses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CourseVoucherState'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['CourseVoucherUser']>, ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CourseVoucherUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CourseVoucherUser'] = ResolversParentTypes['CourseVoucherUser']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  admins?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['Person']>>, ParentType, ContextType>;
  branches?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['LearningSpace']>>, ParentType, ContextType>;
  cloudModuleTimeBalance?: Resolver<Contract.Maybe<ResolversTypes['CloudModuleTimeBalance']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learningSpaceAccess?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['LearningSpaceAccessCount']>>, ParentType, ContextType>;
  logbookLists?: Resolver<Contract.Maybe<ResolversTypes['LogbookLists']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiencyRule?: Resolver<Contract.Maybe<ResolversTypes['ProficiencyRule']>, ParentType, ContextType>;
  proficiencyRuleModifiedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCanAdministerLogbook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanAdministerVouchers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanChooseProficiencyRule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEditAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEditAdmins?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadLedger?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanTopUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerGroup'] = ResolversParentTypes['CustomerGroup']> = {
  admins?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  assignedCourses?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['Course']>>, ParentType, ContextType>;
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courses?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['GroupCourse']>>, ParentType, ContextType>;
  coursesModifiedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitationCode?: Resolver<Contract.Maybe<ResolversTypes['GroupInvitation']>, ParentType, ContextType>;
  invitationLink?: Resolver<Contract.Maybe<ResolversTypes['GroupInvitation']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Contract.CustomerGroupMemberCountArgs>>;
  members?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType, Partial<Contract.CustomerGroupMembersArgs>>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryAdmin?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageCourses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadPeople?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadTotals?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRemoveAllUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRemoveMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerIsMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerRole?: Resolver<Contract.Maybe<ResolversTypes['GroupRole']>, ParentType, ContextType>;
};

export type CustomerLearningSpaceAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerLearningSpaceAccess'] = ResolversParentTypes['CustomerLearningSpaceAccess']> = {
  cloudModules?: Resolver<ReadonlyArray<ResolversTypes['CloudModuleAccess']>, ParentType, ContextType>;
  courses?: Resolver<ReadonlyArray<ResolversTypes['LearningSpaceCourseAccess']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  fullAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  learningSpace?: Resolver<ResolversTypes['LearningSpace'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerCanSave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteActivityPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteActivityPayload'] = ResolversParentTypes['DeleteActivityPayload']> = {
  activities?: Resolver<ResolversTypes['ActivitiesPage'], ParentType, ContextType, Partial<Contract.DeleteActivityPayloadActivitiesArgs>>;
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteUserSystemPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteUserSystemPayload'] = ResolversParentTypes['DeleteUserSystemPayload']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Contract.Maybe<ResolversTypes['UndoOffer']>, ParentType, ContextType>;
};

export type DirectoryAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DirectoryAccount'] = ResolversParentTypes['DirectoryAccount']> = {
  hasAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectoryGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DirectoryGroup'] = ResolversParentTypes['DirectoryGroup']> = {
  groupId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectoryTargetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DirectoryTarget'] = ResolversParentTypes['DirectoryTarget']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DueEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DueEvent'] = ResolversParentTypes['DueEvent']> = {
  eventAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DueEventsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DueEvents'] = ResolversParentTypes['DueEvents']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['DueEvent']>, ParentType, ContextType>;
};

export type EndingVoucherResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EndingVoucher'] = ResolversParentTypes['EndingVoucher']> = {
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EndingVouchersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EndingVouchers'] = ResolversParentTypes['EndingVouchers']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vouchers?: Resolver<ReadonlyArray<ResolversTypes['EndingVoucher']>, ParentType, ContextType>;
};

export type EnrollPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EnrollPayload'] = ResolversParentTypes['EnrollPayload']> = {
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  goto_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntrustedCaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntrustedCase'] = ResolversParentTypes['EntrustedCase']> = {
  complexity?: Resolver<Contract.Maybe<ResolversTypes['CaseComplexity']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interventionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organSystem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  procedureCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['EntrustmentScale'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['EntrustmentSide'], ParentType, ContextType>;
};

export type EntrustmentRatingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EntrustmentRating'] = ResolversParentTypes['EntrustmentRating']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  complexity?: Resolver<Contract.Maybe<ResolversTypes['CaseComplexity']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['EntrustmentScale'], ParentType, ContextType>;
};

export type EventAcceptanceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventAcceptance'] = ResolversParentTypes['EventAcceptance']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type EventAvailabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventAvailability'] = ResolversParentTypes['EventAvailability']> = {
  freeMachines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  machines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStarts?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EventOrganizerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventOrganizer'] = ResolversParentTypes['EventOrganizer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventReport'] = ResolversParentTypes['EventReport']> = {
  absent?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['EventReportCase']>, ParentType, ContextType>;
  durationInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['EventReportPerson']>, ParentType, ContextType>;
  voucherId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventReportCaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventReportCase'] = ResolversParentTypes['EventReportCase']> = {
  caseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EventReportPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventReportPerson'] = ResolversParentTypes['EventReportPerson']> = {
  controlInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOrganizer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leftAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  presentInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventResourceAccessVoucherResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventResourceAccessVoucher'] = ResolversParentTypes['EventResourceAccessVoucher']> = {
  archivedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connections?: Resolver<ReadonlyArray<ResolversTypes['PersonConnection']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasStarted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learningSpace?: Resolver<ResolversTypes['LearningSpace'], ParentType, ContextType>;
  lostSession?: Resolver<Contract.Maybe<ResolversTypes['LostCloudSession']>, ParentType, ContextType>;
  maxUses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modules?: Resolver<ReadonlyArray<ResolversTypes['CloudModule']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizers?: Resolver<ReadonlyArray<ResolversTypes['EventOrganizer']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerRole?: Resolver<ResolversTypes['EventRole'], ParentType, ContextType>;
  vm?: Resolver<Contract.Maybe<ResolversTypes['CloudCaseVM']>, ParentType, ContextType>;
};

export type EventResourceAccessVoucherAsAdminResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventResourceAccessVoucherAsAdmin'] = ResolversParentTypes['EventResourceAccessVoucherAsAdmin']> = {
  acceptances?: Resolver<ReadonlyArray<ResolversTypes['EventAcceptance']>, ParentType, ContextType>;
  archivedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasStarted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learningSpace?: Resolver<ResolversTypes['LearningSpace'], ParentType, ContextType>;
  maxUses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modules?: Resolver<ReadonlyArray<ResolversTypes['CloudModule']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizers?: Resolver<ReadonlyArray<ResolversTypes['EventOrganizer']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResourceAccessVoucherState'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerCanArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanTurnOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vm?: Resolver<Contract.Maybe<ResolversTypes['CloudCaseVM']>, ParentType, ContextType>;
};

export type EventResourceAccessVouchersAsAdminResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventResourceAccessVouchersAsAdmin'] = ResolversParentTypes['EventResourceAccessVouchersAsAdmin']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vouchers?: Resolver<ReadonlyArray<ResolversTypes['EventResourceAccessVoucherAsAdmin']>, ParentType, ContextType>;
};

export type ExerciseAttemptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExerciseAttempt'] = ResolversParentTypes['ExerciseAttempt']> = {
  activityStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMet?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  moduleVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VistActivityOutcome'], ParentType, ContextType>;
  outcomeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface ExerciseDefinitionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ExerciseDefinition'], any> {
  name: 'ExerciseDefinition';
}

export type ExerciseProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExerciseProgress'] = ResolversParentTypes['ExerciseProgress']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  best?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exerciseKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institutionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastRunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lostSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passes?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['Boolean']>>, ParentType, ContextType>;
  passesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passesNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proficientSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['ExerciseStanding'], ParentType, ContextType>;
};

export type ExerciseSeriesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExerciseSeries'] = ResolversParentTypes['ExerciseSeries']> = {
  attempts?: Resolver<ReadonlyArray<ResolversTypes['ExerciseAttempt']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exerciseKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metrics?: Resolver<ReadonlyArray<ResolversTypes['MetricSeries']>, ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['SeriesPerson'], ParentType, ContextType>;
  verdicts?: Resolver<ReadonlyArray<ResolversTypes['ExerciseVerdict']>, ParentType, ContextType>;
};

export type ExerciseVerdictResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExerciseVerdict'] = ResolversParentTypes['ExerciseVerdict']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  institutionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  institutionName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lostSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proficientSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ProficiencyRule'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['ExerciseStanding'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['VerdictStep']>, ParentType, ContextType>;
};

export type ExpertReferenceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExpertReference'] = ResolversParentTypes['ExpertReference']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedRequest'] = ResolversParentTypes['FailedRequest']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Contract.Maybe<ResolversTypes['FailedRequestPerson']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<Contract.Maybe<ResolversTypes['FailedRequestStart']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedRequestPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedRequestPerson'] = ResolversParentTypes['FailedRequestPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedRequestStartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedRequestStart'] = ResolversParentTypes['FailedRequestStart']> = {
  kind?: Resolver<ResolversTypes['StartKind'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FailedRequestsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedRequests'] = ResolversParentTypes['FailedRequests']> = {
  ofCustomer?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ofPerson?: Resolver<Contract.Maybe<ResolversTypes['FailedRequestPerson']>, ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['FailedRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedStartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedStart'] = ResolversParentTypes['FailedStart']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  machine?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Contract.Maybe<ResolversTypes['PersonName']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedStartsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FailedStarts'] = ResolversParentTypes['FailedStarts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starts?: Resolver<ReadonlyArray<ResolversTypes['FailedStart']>, ParentType, ContextType>;
};

export type FeedbackResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  account?: Resolver<Contract.Maybe<ResolversTypes['FeedbackAccount']>, ParentType, ContextType>;
  browser?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientVersion?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forwardedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasScreenshot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screenshotUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceTag?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FeedbackState'], ParentType, ContextType>;
  window?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeedbackAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FeedbackAccount'] = ResolversParentTypes['FeedbackAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keycloak_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FeedbackPage'] = ResolversParentTypes['FeedbackPage']> = {
  reports?: Resolver<ReadonlyArray<ResolversTypes['Feedback']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForgetInviteesPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ForgetInviteesPayload'] = ResolversParentTypes['ForgetInviteesPayload']> = {
  classInvitation?: Resolver<ResolversTypes['ClassInvitation'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormAttendingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FormAttending'] = ResolversParentTypes['FormAttending']> = {
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormHospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FormHospital'] = ResolversParentTypes['FormHospital']> = {
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FoundPerson'] = ResolversParentTypes['FoundPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiveCloudModulesTimePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiveCloudModulesTimePayload'] = ResolversParentTypes['GiveCloudModulesTimePayload']> = {
  undo?: Resolver<Contract.Maybe<ResolversTypes['UndoOffer']>, ParentType, ContextType>;
  voucherId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupAssignmentsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupAssignments'] = ResolversParentTypes['GroupAssignments']> = {
  assignments?: Resolver<ReadonlyArray<ResolversTypes['AssignmentCounts']>, ParentType, ContextType>;
  customerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType>;
};

export type GroupCourseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupCourse'] = ResolversParentTypes['GroupCourse']> = {
  assigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  isUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupInvitationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupInvitation'] = ResolversParentTypes['GroupInvitation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxUses?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupInvitationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupInvitationPayload'] = ResolversParentTypes['GroupInvitationPayload']> = {
  customerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType>;
};

export type GroupInviteeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupInvitee'] = ResolversParentTypes['GroupInvitee']> = {
  againFrom?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkExpiresAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InviteeStatus'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupInviteesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupInvitees'] = ResolversParentTypes['GroupInvitees']> = {
  invitees?: Resolver<ReadonlyArray<ResolversTypes['GroupInvitee']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HangingItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HangingItem'] = ResolversParentTypes['HangingItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HangingState'], ParentType, ContextType>;
};

export type HangingWorkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HangingWork'] = ResolversParentTypes['HangingWork']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['HangingItem']>, ParentType, ContextType>;
};

export type HospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Hospital'] = ResolversParentTypes['Hospital']> = {
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IrLogFormDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IRLogFormData'] = ResolversParentTypes['IRLogFormData']> = {
  attending?: Resolver<ReadonlyArray<ResolversTypes['FormAttending']>, ParentType, ContextType>;
  catalogueVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitals?: Resolver<ReadonlyArray<ResolversTypes['FormHospital']>, ParentType, ContextType>;
  interventionTypes?: Resolver<ReadonlyArray<ResolversTypes['InterventionType']>, ParentType, ContextType>;
  lastGroupId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastLevel?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRole?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recent?: Resolver<ReadonlyArray<ResolversTypes['RecentChoices']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['LogbookTarget']>, ParentType, ContextType>;
  viewerCanFilterByParticipant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InboxResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Inbox'] = ResolversParentTypes['Inbox']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unseen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InboxChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InboxChange'] = ResolversParentTypes['InboxChange']> = {
  inbox?: Resolver<ResolversTypes['Inbox'], ParentType, ContextType>;
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type InstitutionRuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstitutionRule'] = ResolversParentTypes['InstitutionRule']> = {
  institutionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  institutionName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ProficiencyRule'], ParentType, ContextType>;
};

export type InterventionTypeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InterventionType'] = ResolversParentTypes['InterventionType']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organSystems?: Resolver<ReadonlyArray<ResolversTypes['OrganSystem']>, ParentType, ContextType>;
};

export type InviteAgainPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InviteAgainPayload'] = ResolversParentTypes['InviteAgainPayload']> = {
  againFrom?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  classInvitation?: Resolver<ResolversTypes['ClassInvitation'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteClassPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InviteClassPayload'] = ResolversParentTypes['InviteClassPayload']> = {
  againFrom?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  classInvitation?: Resolver<ResolversTypes['ClassInvitation'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['InviteResult']>, ParentType, ContextType>;
};

export type IssuedCertificateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IssuedCertificate'] = ResolversParentTypes['IssuedCertificate']> = {
  assignmentId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AssignmentKind'], ParentType, ContextType>;
  minimum?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showsName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuedProvisioningCredentialResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IssuedProvisioningCredential'] = ResolversParentTypes['IssuedProvisioningCredential']> = {
  provisioning?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptConfirmationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeptConfirmation'] = ResolversParentTypes['KeptConfirmation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['ConfirmationCapacity'], ParentType, ContextType>;
  fingerprint?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOfItsTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  procedure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordVersion?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LastOnStationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LastOnStation'] = ResolversParentTypes['LastOnStation']> = {
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LastReminderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LastReminder'] = ResolversParentTypes['LastReminder']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LearningSpaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LearningSpace'] = ResolversParentTypes['LearningSpace']> = {
  administration?: Resolver<Contract.Maybe<ResolversTypes['LearningSpaceAdministration']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningSpaceAccessCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LearningSpaceAccessCount'] = ResolversParentTypes['LearningSpaceAccessCount']> = {
  allowedCaseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowedCourseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  learningSpaceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningSpaceAdministrationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LearningSpaceAdministration'] = ResolversParentTypes['LearningSpaceAdministration']> = {
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  platformName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningSpaceCourseAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LearningSpaceCourseAccess'] = ResolversParentTypes['LearningSpaceCourseAccess']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['ListedCourse'], ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveGroupPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LeaveGroupPayload'] = ResolversParentTypes['LeaveGroupPayload']> = {
  customerGroups?: Resolver<ReadonlyArray<ResolversTypes['CustomerGroup']>, ParentType, ContextType>;
};

export type ListedCourseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ListedCourse'] = ResolversParentTypes['ListedCourse']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogbookCaseCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookCaseCount'] = ResolversParentTypes['LogbookCaseCount']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<Contract.Maybe<ResolversTypes['LogbookTotalsGroup']>, ParentType, ContextType>;
  procedures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogbookConfirmationCountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookConfirmationCounts'] = ResolversParentTypes['LogbookConfirmationCounts']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAttending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isByMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reopening?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ReadonlyArray<ResolversTypes['ReturnedRecord']>, ParentType, ContextType>;
  returnedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCompleteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCompleteSince?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LogbookConfirmationTraineeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookConfirmationTrainee'] = ResolversParentTypes['LogbookConfirmationTrainee']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type LogbookConfirmationsPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookConfirmationsPage'] = ResolversParentTypes['LogbookConfirmationsPage']> = {
  counts?: Resolver<ResolversTypes['LogbookConfirmationCounts'], ParentType, ContextType>;
  next?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['Activity']>, ParentType, ContextType>;
  trainees?: Resolver<ReadonlyArray<ResolversTypes['LogbookConfirmationTrainee']>, ParentType, ContextType>;
};

export type LogbookDoseMedianResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookDoseMedian'] = ResolversParentTypes['LogbookDoseMedian']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  median?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LogbookDoubleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookDouble'] = ResolversParentTypes['LogbookDouble']> = {
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDismissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type LogbookDoublesPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookDoublesPage'] = ResolversParentTypes['LogbookDoublesPage']> = {
  pairs?: Resolver<ReadonlyArray<ResolversTypes['LogbookDouble']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogbookDraftResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookDraft'] = ResolversParentTypes['LogbookDraft']> = {
  dateOfProcedure?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  procedureName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LogbookDraftContentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookDraftContent'] = ResolversParentTypes['LogbookDraftContent']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['LogbookDraft'], ParentType, ContextType>;
};

export type LogbookGroupTotalsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookGroupTotals'] = ResolversParentTypes['LogbookGroupTotals']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['LogbookTotalsGroup'], ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['LogbookTarget']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trainees?: Resolver<ReadonlyArray<ResolversTypes['LogbookTraineeTotals']>, ParentType, ContextType>;
};

export type LogbookImportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookImport'] = ResolversParentTypes['LogbookImport']> = {
  changedRecords?: Resolver<ReadonlyArray<ResolversTypes['LogbookImportRecord']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mapping?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<Contract.Maybe<ResolversTypes['Operation']>, ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<ReadonlyArray<ResolversTypes['LogbookImportRefusal']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCanUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LogbookImportRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookImportRecord'] = ResolversParentTypes['LogbookImportRecord']> = {
  dateOfProcedure?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  procedureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogbookImportRefusalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookImportRefusal'] = ResolversParentTypes['LogbookImportRefusal']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogbookListsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookLists'] = ResolversParentTypes['LogbookLists']> = {
  attendings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hospitals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unverifiedAttendings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogbookMappingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookMapping'] = ResolversParentTypes['LogbookMapping']> = {
  customer?: Resolver<ResolversTypes['LogbookMappingCustomer'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapping?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LogbookMappingCustomerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookMappingCustomer'] = ResolversParentTypes['LogbookMappingCustomer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogbookMonthTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookMonthTotal'] = ResolversParentTypes['LogbookMonthTotal']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogbookOverseenGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookOverseenGroup'] = ResolversParentTypes['LogbookOverseenGroup']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trainees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogbookProcedureTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookProcedureTotal'] = ResolversParentTypes['LogbookProcedureTotal']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doseCtdi?: Resolver<ResolversTypes['LogbookDoseMedian'], ParentType, ContextType>;
  doseDap?: Resolver<ResolversTypes['LogbookDoseMedian'], ParentType, ContextType>;
  doseDlp?: Resolver<ResolversTypes['LogbookDoseMedian'], ParentType, ContextType>;
  doseSkin?: Resolver<ResolversTypes['LogbookDoseMedian'], ParentType, ContextType>;
  doseTime?: Resolver<ResolversTypes['LogbookDoseMedian'], ParentType, ContextType>;
  procedure?: Resolver<ResolversTypes['ActivityProcedure'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['LogbookRoleTotal']>, ParentType, ContextType>;
};

export type LogbookReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookReport'] = ResolversParentTypes['LogbookReport']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requirementSet?: Resolver<ResolversTypes['LogbookRequirementSet'], ParentType, ContextType>;
  size?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  url?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogbookReportConfirmationCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookReportConfirmationCount'] = ResolversParentTypes['LogbookReportConfirmationCount']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ActivityConfirmationState'], ParentType, ContextType>;
};

export type LogbookReportPreviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookReportPreview'] = ResolversParentTypes['LogbookReportPreview']> = {
  assumptions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmations?: Resolver<ReadonlyArray<ResolversTypes['LogbookReportConfirmationCount']>, ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isTooLong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['LogbookRequirementCount']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['LogbookReportRoleCount']>, ParentType, ContextType>;
  setName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unprintable?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogbookReportRoleCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookReportRoleCount'] = ResolversParentTypes['LogbookReportRoleCount']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogbookReportsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookReports'] = ResolversParentTypes['LogbookReports']> = {
  latest?: Resolver<Contract.Maybe<ResolversTypes['Operation']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['LogbookReport']>, ParentType, ContextType>;
};

export type LogbookRequirementCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookRequirementCount'] = ResolversParentTypes['LogbookRequirementCount']> = {
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uncounted?: Resolver<ReadonlyArray<ResolversTypes['LogbookUncountedCases']>, ParentType, ContextType>;
};

export type LogbookRoleTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookRoleTotal'] = ResolversParentTypes['LogbookRoleTotal']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogbookSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookSettings'] = ResolversParentTypes['LogbookSettings']> = {
  countImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  entrustmentScale?: Resolver<Contract.Maybe<ResolversTypes['EntrustmentScale']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LogbookTargetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTarget'] = ResolversParentTypes['LogbookTarget']> = {
  category?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interventionType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  levels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organSystem?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  procedureCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  span?: Resolver<ResolversTypes['LogbookTargetSpan'], ParentType, ContextType>;
  subCategory?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogbookTargetProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTargetProgress'] = ResolversParentTypes['LogbookTargetProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LogbookTargetState'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['LogbookTarget'], ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LogbookTargetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTargets'] = ResolversParentTypes['LogbookTargets']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['LogbookTotalsGroup']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['LogbookTarget']>, ParentType, ContextType>;
};

export type LogbookTargetsBehindResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTargetsBehind'] = ResolversParentTypes['LogbookTargetsBehind']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['LogbookTargetProgress']>, ParentType, ContextType>;
};

export type LogbookTotalsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTotals'] = ResolversParentTypes['LogbookTotals']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['LogbookTotalsGroup']>, ParentType, ContextType>;
  importedCases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['LogbookMonthTotal']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  procedures?: Resolver<ReadonlyArray<ResolversTypes['LogbookProcedureTotal']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['LogbookTargetProgress']>, ParentType, ContextType>;
};

export type LogbookTotalsGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTotalsGroup'] = ResolversParentTypes['LogbookTotalsGroup']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogbookTotalsGroupsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTotalsGroups'] = ResolversParentTypes['LogbookTotalsGroups']> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['LogbookOverseenGroup']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogbookTraineeTotalsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookTraineeTotals'] = ResolversParentTypes['LogbookTraineeTotals']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  progress?: Resolver<ReadonlyArray<ResolversTypes['LogbookTargetProgress']>, ParentType, ContextType>;
};

export type LogbookUncountedCasesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogbookUncountedCases'] = ResolversParentTypes['LogbookUncountedCases']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LogbookUncountedReason'], ParentType, ContextType>;
};

export type LostCloudSessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LostCloudSession'] = ResolversParentTypes['LostCloudSession']> = {
  case_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  case_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  given_back_in_seconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lost_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  module_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  voucher_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MakeCourseAvailablePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MakeCourseAvailablePayload'] = ResolversParentTypes['MakeCourseAvailablePayload']> = {
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export type MaxClientVersionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MaxClientVersion'] = ResolversParentTypes['MaxClientVersion']> = {
  links?: Resolver<ReadonlyArray<ResolversTypes['ClientInstaller']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeasuredMetricResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MeasuredMetric'] = ResolversParentTypes['MeasuredMetric']> = {
  internal_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['MetricValue'], ParentType, ContextType>;
};

export type MetricResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Metric'] = ResolversParentTypes['Metric']> = {
  data_type?: Resolver<ResolversTypes['MetricDataType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expert_reference?: Resolver<Contract.Maybe<ResolversTypes['ExpertReference']>, ParentType, ContextType>;
  internal_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_comparable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_format?: Resolver<ResolversTypes['MetricValueFormat'], ParentType, ContextType>;
};

export type MetricGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MetricGroup'] = ResolversParentTypes['MetricGroup']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['MetricGroup']>, ParentType, ContextType>;
  is_expanded_by_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metrics?: Resolver<ReadonlyArray<ResolversTypes['Metric']>, ParentType, ContextType>;
};

export type MetricSeriesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MetricSeries'] = ResolversParentTypes['MetricSeries']> = {
  benchmarks?: Resolver<ReadonlyArray<ResolversTypes['Benchmark']>, ParentType, ContextType>;
  best?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  change?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hasImproved?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  last?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  longestRun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['MetricOutcome']>, ParentType, ContextType>;
  passesNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spread?: Resolver<Contract.Maybe<ResolversTypes['MetricSpread']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['MetricValue']>>, ParentType, ContextType>;
};

export type MetricSpreadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MetricSpread'] = ResolversParentTypes['MetricSpread']> = {
  lowerQuartile?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upperQuartile?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface MetricValueScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MetricValue'], any> {
  name: 'MetricValue';
}

export interface MetricValuesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MetricValues'], any> {
  name: 'MetricValues';
}

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  AddSystem?: Resolver<ResolversTypes['UserSystem'], ParentType, ContextType, RequireFields<Contract.MutationAddSystemArgs, 'pin' | 'serviceTag'>>;
  DeleteUserSystem?: Resolver<ResolversTypes['DeleteUserSystemPayload'], ParentType, ContextType, RequireFields<Contract.MutationDeleteUserSystemArgs, 'id'>>;
  QRLogin?: Resolver<ResolversTypes['QRLoginResult'], ParentType, ContextType, RequireFields<Contract.MutationQrLoginArgs, 'payload'>>;
  acceptInvite?: Resolver<ResolversTypes['AcceptInvitePayload'], ParentType, ContextType, RequireFields<Contract.MutationAcceptInviteArgs, 'code'>>;
  acceptResourceAccessVoucher?: Resolver<ResolversTypes['AcceptResourceAccessVoucherPayload'], ParentType, ContextType, RequireFields<Contract.MutationAcceptResourceAccessVoucherArgs, 'code'>>;
  acceptTerms?: Resolver<ResolversTypes['AcceptTermsPayload'], ParentType, ContextType, RequireFields<Contract.MutationAcceptTermsArgs, 'version'>>;
  acceptVoucher?: Resolver<ResolversTypes['AcceptVoucherPayload'], ParentType, ContextType, RequireFields<Contract.MutationAcceptVoucherArgs, 'code'>>;
  addCustomerCloudModuleQuotaTransaction?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Contract.MutationAddCustomerCloudModuleQuotaTransactionArgs, 'customerId' | 'timeQuotumDifferenceInMs'>>;
  answerHeldDeactivations?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<Contract.MutationAnswerHeldDeactivationsArgs, 'customerId' | 'deactivate' | 'heldUntil'>>;
  archiveResourceAccessVoucher?: Resolver<ResolversTypes['ResourceAccessVoucherPayload'], ParentType, ContextType, RequireFields<Contract.MutationArchiveResourceAccessVoucherArgs, 'resourceAccessVoucherId'>>;
  askToReopenActivity?: Resolver<ResolversTypes['ActivityConfirmationPayload'], ParentType, ContextType, RequireFields<Contract.MutationAskToReopenActivityArgs, 'id' | 'word'>>;
  assignDirectoryGroup?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<Contract.MutationAssignDirectoryGroupArgs, 'customerId' | 'id'>>;
  cancelOperation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<Contract.MutationCancelOperationArgs, 'id'>>;
  changeAssignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType, RequireFields<Contract.MutationChangeAssignmentArgs, 'assignmentId' | 'dueOn'>>;
  changeFeedback?: Resolver<ResolversTypes['Feedback'], ParentType, ContextType, RequireFields<Contract.MutationChangeFeedbackArgs, 'id' | 'note' | 'state'>>;
  confirmActivities?: Resolver<ResolversTypes['ConfirmActivitiesPayload'], ParentType, ContextType, RequireFields<Contract.MutationConfirmActivitiesArgs, 'records'>>;
  confirmActivityInStead?: Resolver<ResolversTypes['ActivityConfirmationPayload'], ParentType, ContextType, RequireFields<Contract.MutationConfirmActivityInSteadArgs, 'record' | 'word'>>;
  confirmDomains?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<Contract.MutationConfirmDomainsArgs, 'customerId' | 'domains'>>;
  createAssignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType, RequireFields<Contract.MutationCreateAssignmentArgs, 'assignment' | 'customerGroupId'>>;
  createAttending?: Resolver<ResolversTypes['Attending'], ParentType, ContextType, RequireFields<Contract.MutationCreateAttendingArgs, 'customerId' | 'firstName' | 'lastName'>>;
  createCloudModulesResourceAccessVoucher?: Resolver<ResolversTypes['CloudModulesResourceAccessVoucher'], ParentType, ContextType, RequireFields<Contract.MutationCreateCloudModulesResourceAccessVoucherArgs, 'customerId' | 'learningSpaceId' | 'maxDurationInSeconds' | 'maxUses' | 'modules' | 'validTo'>>;
  createCourseVoucher?: Resolver<ResolversTypes['CourseVoucher'], ParentType, ContextType, RequireFields<Contract.MutationCreateCourseVoucherArgs, 'customerGroupId' | 'talentCourseId'>>;
  createCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Contract.MutationCreateCustomerArgs, 'admins' | 'branches' | 'name'>>;
  createCustomerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType, RequireFields<Contract.MutationCreateCustomerGroupArgs, 'admin' | 'customer_id' | 'name'>>;
  createEventResourceAccessVoucher?: Resolver<ResolversTypes['EventResourceAccessVoucherAsAdmin'], ParentType, ContextType, RequireFields<Contract.MutationCreateEventResourceAccessVoucherArgs, 'customerId' | 'description' | 'durationInSeconds' | 'eventAt' | 'learningSpaceId' | 'maxUses' | 'modules' | 'name'>>;
  createHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<Contract.MutationCreateHospitalArgs, 'customerId' | 'name'>>;
  createSimulatorLaunch?: Resolver<ResolversTypes['SimulatorLaunch'], ParentType, ContextType, RequireFields<Contract.MutationCreateSimulatorLaunchArgs, 'exerciseId' | 'id'>>;
  createSoftwareRelease?: Resolver<ResolversTypes['SoftwareRelease'], ParentType, ContextType, RequireFields<Contract.MutationCreateSoftwareReleaseArgs, 'softwareCode' | 'softwareName' | 'version'>>;
  createVistSystem?: Resolver<ResolversTypes['VistSystem'], ParentType, ContextType, RequireFields<Contract.MutationCreateVistSystemArgs, 'customerId' | 'name' | 'serviceTag'>>;
  createVistSystemLogLink?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.MutationCreateVistSystemLogLinkArgs, 'id' | 'logs'>>;
  createVistSystemToken?: Resolver<ResolversTypes['VistSystemToken'], ParentType, ContextType, RequireFields<Contract.MutationCreateVistSystemTokenArgs, 'id'>>;
  customerGroupCourseAccess?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType, RequireFields<Contract.MutationCustomerGroupCourseAccessArgs, 'courseIds' | 'customerGroupId'>>;
  declineQRLogin?: Resolver<ResolversTypes['QRLoginResult'], ParentType, ContextType, RequireFields<Contract.MutationDeclineQrLoginArgs, 'payload'>>;
  deleteActivity?: Resolver<ResolversTypes['DeleteActivityPayload'], ParentType, ContextType, RequireFields<Contract.MutationDeleteActivityArgs, 'activity'>>;
  deleteAttending?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationDeleteAttendingArgs, 'id'>>;
  deleteHospital?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationDeleteHospitalArgs, 'id'>>;
  deleteLogbookMapping?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationDeleteLogbookMappingArgs, 'id'>>;
  deleteLogbookReport?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationDeleteLogbookReportArgs, 'id'>>;
  deleteLogbookTarget?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationDeleteLogbookTargetArgs, 'id'>>;
  deleteSoftwareRelease?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationDeleteSoftwareReleaseArgs, 'releaseId'>>;
  discardLogbookDraft?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationDiscardLogbookDraftArgs, 'id'>>;
  dismissThisWeek?: Resolver<ResolversTypes['WeekDismissal'], ParentType, ContextType, RequireFields<Contract.MutationDismissThisWeekArgs, 'id' | 'reasons'>>;
  editCloudModulesResourceAccessVoucher?: Resolver<ResolversTypes['CloudModulesResourceAccessVoucher'], ParentType, ContextType, RequireFields<Contract.MutationEditCloudModulesResourceAccessVoucherArgs, 'maxUses' | 'modules' | 'validTo' | 'voucherId'>>;
  editEventResourceAccessVoucher?: Resolver<ResolversTypes['EventResourceAccessVoucherAsAdmin'], ParentType, ContextType, RequireFields<Contract.MutationEditEventResourceAccessVoucherArgs, 'description' | 'eventAt' | 'name' | 'voucherId'>>;
  editVistSystem?: Resolver<ResolversTypes['VistSystem'], ParentType, ContextType, RequireFields<Contract.MutationEditVistSystemArgs, 'customerId' | 'id' | 'name'>>;
  endStationSession?: Resolver<ResolversTypes['StationSession'], ParentType, ContextType, RequireFields<Contract.MutationEndStationSessionArgs, 'id'>>;
  endVistSystemSession?: Resolver<ResolversTypes['VistSystemOverview'], ParentType, ContextType, RequireFields<Contract.MutationEndVistSystemSessionArgs, 'id' | 'session'>>;
  enrollUserInCourse?: Resolver<ResolversTypes['EnrollPayload'], ParentType, ContextType, RequireFields<Contract.MutationEnrollUserInCourseArgs, 'courseId'>>;
  extendSingleUserCloudCase?: Resolver<ResolversTypes['CloudCaseVM'], ParentType, ContextType, RequireFields<Contract.MutationExtendSingleUserCloudCaseArgs, 'sessionId'>>;
  forceEndOperation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<Contract.MutationForceEndOperationArgs, 'id'>>;
  forgetInvitees?: Resolver<ResolversTypes['ForgetInviteesPayload'], ParentType, ContextType, RequireFields<Contract.MutationForgetInviteesArgs, 'customerGroupId' | 'inviteeIds'>>;
  giveCloudModulesTime?: Resolver<ResolversTypes['GiveCloudModulesTimePayload'], ParentType, ContextType, RequireFields<Contract.MutationGiveCloudModulesTimeArgs, 'customerId' | 'learningSpaceId' | 'maxDurationInSeconds' | 'personId' | 'validTo'>>;
  inviteAgain?: Resolver<ResolversTypes['InviteAgainPayload'], ParentType, ContextType, RequireFields<Contract.MutationInviteAgainArgs, 'customerGroupId' | 'inviteeIds'>>;
  inviteClass?: Resolver<ResolversTypes['InviteClassPayload'], ParentType, ContextType, RequireFields<Contract.MutationInviteClassArgs, 'customerGroupId' | 'people'>>;
  issueCertificate?: Resolver<ResolversTypes['MyCertificate'], ParentType, ContextType, RequireFields<Contract.MutationIssueCertificateArgs, 'assignmentId' | 'showsName'>>;
  issueProvisioningCredential?: Resolver<ResolversTypes['IssuedProvisioningCredential'], ParentType, ContextType, RequireFields<Contract.MutationIssueProvisioningCredentialArgs, 'customerId'>>;
  keepVistSystemComputer?: Resolver<ResolversTypes['VistSystemOverview'], ParentType, ContextType, RequireFields<Contract.MutationKeepVistSystemComputerArgs, 'computer' | 'id'>>;
  leaveGroup?: Resolver<ResolversTypes['LeaveGroupPayload'], ParentType, ContextType, RequireFields<Contract.MutationLeaveGroupArgs, 'customerGroupId'>>;
  makeCourseAvailable?: Resolver<ResolversTypes['MakeCourseAvailablePayload'], ParentType, ContextType, RequireFields<Contract.MutationMakeCourseAvailableArgs, 'courseId' | 'customerGroupId' | 'uid'>>;
  makeLogbookReport?: Resolver<ResolversTypes['LogbookReports'], ParentType, ContextType, RequireFields<Contract.MutationMakeLogbookReportArgs, 'requirementSet' | 'to'>>;
  makeVMsReady?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseVM']>, ParentType, ContextType, RequireFields<Contract.MutationMakeVMsReadyArgs, 'ready'>>;
  mergeAttendings?: Resolver<ResolversTypes['Attending'], ParentType, ContextType, RequireFields<Contract.MutationMergeAttendingsArgs, 'id' | 'into'>>;
  noteAuditExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Contract.MutationNoteAuditExportArgs>>;
  openPersonalDataExport?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.MutationOpenPersonalDataExportArgs, 'id'>>;
  publishSoftwareRelease?: Resolver<ResolversTypes['SoftwareRelease'], ParentType, ContextType, RequireFields<Contract.MutationPublishSoftwareReleaseArgs, 'releaseId'>>;
  rateEntrustment?: Resolver<ResolversTypes['ActivityEntrustment'], ParentType, ContextType, RequireFields<Contract.MutationRateEntrustmentArgs, 'id' | 'rating'>>;
  readClassNow?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<Contract.MutationReadClassNowArgs, 'customerGroupId'>>;
  refreshCourseProgress?: Resolver<ResolversTypes['RefreshCourseProgressPayload'], ParentType, ContextType, Partial<Contract.MutationRefreshCourseProgressArgs>>;
  regenerateCourseVoucherCode?: Resolver<ResolversTypes['CourseVoucher'], ParentType, ContextType, RequireFields<Contract.MutationRegenerateCourseVoucherCodeArgs, 'courseVoucherId'>>;
  regenerateGroupInvitation?: Resolver<ResolversTypes['GroupInvitationPayload'], ParentType, ContextType, RequireFields<Contract.MutationRegenerateGroupInvitationArgs, 'customerGroupId'>>;
  regenerateResourceAccessVoucherCode?: Resolver<ResolversTypes['ResourceAccessVoucherPayload'], ParentType, ContextType, RequireFields<Contract.MutationRegenerateResourceAccessVoucherCodeArgs, 'resourceAccessVoucherId'>>;
  releaseDirectoryAccount?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<Contract.MutationReleaseDirectoryAccountArgs, 'customerId' | 'id'>>;
  remindPeople?: Resolver<ResolversTypes['RemindedPeople'], ParentType, ContextType, RequireFields<Contract.MutationRemindPeopleArgs, 'ids' | 'text'>>;
  remindThisWeek?: Resolver<ResolversTypes['WeekReminder'], ParentType, ContextType, RequireFields<Contract.MutationRemindThisWeekArgs, 'id' | 'text'>>;
  removeAllUsers?: Resolver<ResolversTypes['RemovedUsersPayload'], ParentType, ContextType, RequireFields<Contract.MutationRemoveAllUsersArgs, 'customerGroupId'>>;
  removeCustomerGroup?: Resolver<ResolversTypes['RemoveCustomerGroupPayload'], ParentType, ContextType, RequireFields<Contract.MutationRemoveCustomerGroupArgs, 'customerGroupId' | 'customerId'>>;
  removeGroupMember?: Resolver<ResolversTypes['RemovedUsersPayload'], ParentType, ContextType, RequireFields<Contract.MutationRemoveGroupMemberArgs, 'customerGroupId' | 'keycloak_id'>>;
  removeSoftwareDocument?: Resolver<ResolversTypes['SoftwareRelease'], ParentType, ContextType, RequireFields<Contract.MutationRemoveSoftwareDocumentArgs, 'kind' | 'releaseId'>>;
  removeVM?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationRemoveVmArgs, 'vmId'>>;
  removeVistSystem?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Contract.MutationRemoveVistSystemArgs, 'id'>>;
  reopenActivity?: Resolver<ResolversTypes['ActivityConfirmationPayload'], ParentType, ContextType, RequireFields<Contract.MutationReopenActivityArgs, 'id' | 'word'>>;
  requestPersonalDataExport?: Resolver<ResolversTypes['PersonalDataExport'], ParentType, ContextType>;
  resetAccountProgress?: Resolver<ResolversTypes['ResetAccountProgressPayload'], ParentType, ContextType>;
  resetMyCourseProgress?: Resolver<ResolversTypes['ResetMyCourseProgressPayload'], ParentType, ContextType, RequireFields<Contract.MutationResetMyCourseProgressArgs, 'courseId'>>;
  resetVMToIdle?: Resolver<ResolversTypes['CloudCaseVM'], ParentType, ContextType, RequireFields<Contract.MutationResetVmToIdleArgs, 'vmId'>>;
  resetVMToOff?: Resolver<ResolversTypes['CloudCaseVM'], ParentType, ContextType, RequireFields<Contract.MutationResetVmToOffArgs, 'vmId'>>;
  returnActivity?: Resolver<ResolversTypes['ReturnActivityPayload'], ParentType, ContextType, RequireFields<Contract.MutationReturnActivityArgs, 'record' | 'word'>>;
  revokeCourseVoucherCode?: Resolver<ResolversTypes['CourseVoucher'], ParentType, ContextType, RequireFields<Contract.MutationRevokeCourseVoucherCodeArgs, 'courseVoucherId'>>;
  revokeGroupInvitation?: Resolver<ResolversTypes['GroupInvitationPayload'], ParentType, ContextType, RequireFields<Contract.MutationRevokeGroupInvitationArgs, 'customerGroupId'>>;
  revokeProvisioningCredential?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<Contract.MutationRevokeProvisioningCredentialArgs, 'customerId' | 'id'>>;
  revokeResourceAccessVoucherCode?: Resolver<ResolversTypes['ResourceAccessVoucherPayload'], ParentType, ContextType, RequireFields<Contract.MutationRevokeResourceAccessVoucherCodeArgs, 'resourceAccessVoucherId'>>;
  revokeVistSystemKey?: Resolver<ResolversTypes['VistSystem'], ParentType, ContextType, RequireFields<Contract.MutationRevokeVistSystemKeyArgs, 'id'>>;
  saveActivities?: Resolver<ReadonlyArray<ResolversTypes['SaveActivityResult']>, ParentType, ContextType, RequireFields<Contract.MutationSaveActivitiesArgs, 'saves'>>;
  saveActivity?: Resolver<ResolversTypes['SaveActivityPayload'], ParentType, ContextType, RequireFields<Contract.MutationSaveActivityArgs, 'activity'>>;
  saveConnectionCheck?: Resolver<ResolversTypes['ConnectionCheck'], ParentType, ContextType, RequireFields<Contract.MutationSaveConnectionCheckArgs, 'facts'>>;
  saveCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Contract.MutationSaveCustomerArgs, 'admins' | 'id' | 'name'>>;
  saveCustomerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType, RequireFields<Contract.MutationSaveCustomerGroupArgs, 'adminEmail' | 'customer_group_id' | 'name'>>;
  saveLearningSpace?: Resolver<ResolversTypes['LearningSpace'], ParentType, ContextType, RequireFields<Contract.MutationSaveLearningSpaceArgs, 'id'>>;
  saveLearningSpaceAccess?: Resolver<ResolversTypes['CustomerLearningSpaceAccess'], ParentType, ContextType, RequireFields<Contract.MutationSaveLearningSpaceAccessArgs, 'courses' | 'customerId' | 'fullAccess' | 'learningSpaceId'>>;
  saveLogbookDraft?: Resolver<ResolversTypes['SaveLogbookDraftPayload'], ParentType, ContextType, RequireFields<Contract.MutationSaveLogbookDraftArgs, 'draft'>>;
  saveLogbookMapping?: Resolver<ResolversTypes['LogbookMapping'], ParentType, ContextType, RequireFields<Contract.MutationSaveLogbookMappingArgs, 'mapping'>>;
  saveLogbookTarget?: Resolver<ResolversTypes['LogbookTarget'], ParentType, ContextType, RequireFields<Contract.MutationSaveLogbookTargetArgs, 'customerId' | 'target'>>;
  saveProficiencyRule?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Contract.MutationSaveProficiencyRuleArgs, 'customerId' | 'rule'>>;
  sendFeedback?: Resolver<ResolversTypes['SentFeedback'], ParentType, ContextType, RequireFields<Contract.MutationSendFeedbackArgs, 'feedback'>>;
  setAllNotificationsRead?: Resolver<ResolversTypes['Inbox'], ParentType, ContextType, RequireFields<Contract.MutationSetAllNotificationsReadArgs, 'mark'>>;
  setLogbookConfirmationMail?: Resolver<ResolversTypes['LogbookConfirmationCounts'], ParentType, ContextType, RequireFields<Contract.MutationSetLogbookConfirmationMailArgs, 'isOn'>>;
  setLogbookDoubleDismissed?: Resolver<ResolversTypes['LogbookDouble'], ParentType, ContextType, RequireFields<Contract.MutationSetLogbookDoubleDismissedArgs, 'first' | 'isDismissed' | 'second'>>;
  setNotificationDismissed?: Resolver<ResolversTypes['InboxChange'], ParentType, ContextType, RequireFields<Contract.MutationSetNotificationDismissedArgs, 'id' | 'isDismissed'>>;
  setNotificationMail?: Resolver<ResolversTypes['NotificationMail'], ParentType, ContextType, RequireFields<Contract.MutationSetNotificationMailArgs, 'kinds' | 'pace'>>;
  setNotificationRead?: Resolver<ResolversTypes['InboxChange'], ParentType, ContextType, RequireFields<Contract.MutationSetNotificationReadArgs, 'id' | 'isRead'>>;
  setNotificationsSeen?: Resolver<ResolversTypes['Inbox'], ParentType, ContextType, RequireFields<Contract.MutationSetNotificationsSeenArgs, 'mark'>>;
  setProvisioningMode?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<Contract.MutationSetProvisioningModeArgs, 'customerId' | 'mode'>>;
  setSoftwareRollout?: Resolver<ResolversTypes['SoftwareRelease'], ParentType, ContextType, RequireFields<Contract.MutationSetSoftwareRolloutArgs, 'customerIds' | 'isForAll' | 'releaseId' | 'stationIds'>>;
  setTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.MutationSetTimeZoneArgs, 'timeZone'>>;
  setWeekMail?: Resolver<ResolversTypes['WeekMail'], ParentType, ContextType, RequireFields<Contract.MutationSetWeekMailArgs, 'isOn' | 'timeZone'>>;
  startCloudCaseEvent?: Resolver<ResolversTypes['EventResourceAccessVoucher'], ParentType, ContextType, RequireFields<Contract.MutationStartCloudCaseEventArgs, 'caseId' | 'moduleId' | 'voucherId'>>;
  startSingleUserCloudCase?: Resolver<ResolversTypes['CloudCaseVM'], ParentType, ContextType, RequireFields<Contract.MutationStartSingleUserCloudCaseArgs, 'caseId' | 'moduleId' | 'voucherId'>>;
  stateTraineeRole?: Resolver<ResolversTypes['ActivityEntrustment'], ParentType, ContextType, RequireFields<Contract.MutationStateTraineeRoleArgs, 'id' | 'role'>>;
  stopCloudCaseSessionWithVoucherId?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseVM']>, ParentType, ContextType, RequireFields<Contract.MutationStopCloudCaseSessionWithVoucherIdArgs, 'voucherId'>>;
  syncWithTalent?: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
  takeBackAddressChange?: Resolver<ResolversTypes['Attending'], ParentType, ContextType, RequireFields<Contract.MutationTakeBackAddressChangeArgs, 'id'>>;
  tryOperationAgain?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<Contract.MutationTryOperationAgainArgs, 'id'>>;
  turnOffVM?: Resolver<ResolversTypes['CloudCaseVM'], ParentType, ContextType, RequireFields<Contract.MutationTurnOffVmArgs, 'url'>>;
  turnOffVMsOfEvent?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseVM']>, ParentType, ContextType, RequireFields<Contract.MutationTurnOffVMsOfEventArgs, 'voucherId'>>;
  turnOnVM?: Resolver<ResolversTypes['CloudCaseVM'], ParentType, ContextType, RequireFields<Contract.MutationTurnOnVmArgs, 'url'>>;
  undo?: Resolver<ResolversTypes['UndoPayload'], ParentType, ContextType, RequireFields<Contract.MutationUndoArgs, 'undoId'>>;
  undoLogbookImport?: Resolver<Contract.Maybe<ResolversTypes['LogbookImport']>, ParentType, ContextType, RequireFields<Contract.MutationUndoLogbookImportArgs, 'id'>>;
  updateAttending?: Resolver<ResolversTypes['Attending'], ParentType, ContextType, RequireFields<Contract.MutationUpdateAttendingArgs, 'firstName' | 'id' | 'lastName'>>;
  updateHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<Contract.MutationUpdateHospitalArgs, 'id' | 'name'>>;
  updateLogbookSettings?: Resolver<ResolversTypes['LogbookSettings'], ParentType, ContextType, RequireFields<Contract.MutationUpdateLogbookSettingsArgs, 'customerId' | 'settings'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<Contract.MutationUpdateUserArgs, 'user'>>;
  vistSystemSoftwareReleaseSetDownload?: Resolver<ResolversTypes['SystemSoftwareUpdatePayload'], ParentType, ContextType, RequireFields<Contract.MutationVistSystemSoftwareReleaseSetDownloadArgs, 'id'>>;
  vistSystemSoftwareReleaseSetInstall?: Resolver<ResolversTypes['SystemSoftwareUpdatePayload'], ParentType, ContextType, RequireFields<Contract.MutationVistSystemSoftwareReleaseSetInstallArgs, 'evenIfSignedIn' | 'id'>>;
  waitForEvent?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<Contract.MutationWaitForEventArgs, 'voucherId'>>;
  withdrawAssignment?: Resolver<ResolversTypes['WithdrawAssignmentPayload'], ParentType, ContextType, RequireFields<Contract.MutationWithdrawAssignmentArgs, 'assignmentId'>>;
  withdrawCertificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationWithdrawCertificateArgs, 'assignmentId'>>;
  withdrawSoftwareRelease?: Resolver<ResolversTypes['SoftwareRelease'], ParentType, ContextType, RequireFields<Contract.MutationWithdrawSoftwareReleaseArgs, 'releaseId'>>;
  witnessCloudCaseRoom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationWitnessCloudCaseRoomArgs, 'sessionId'>>;
};

export type MyAssignmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MyAssignment'] = ResolversParentTypes['MyAssignment']> = {
  amount?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
  doneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
};

export type MyAssignmentsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MyAssignments'] = ResolversParentTypes['MyAssignments']> = {
  assignments?: Resolver<ReadonlyArray<ResolversTypes['MyAssignment']>, ParentType, ContextType>;
  timeZone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MyCertificateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MyCertificate'] = ResolversParentTypes['MyCertificate']> = {
  assignmentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AssignmentKind'], ParentType, ContextType>;
  minimum?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showsName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MyCertificatesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MyCertificates'] = ResolversParentTypes['MyCertificates']> = {
  certificates?: Resolver<ReadonlyArray<ResolversTypes['IssuedCertificate']>, ParentType, ContextType>;
};

export type NewsArticleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsArticle'] = ResolversParentTypes['NewsArticle']> = {
  date?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextStepResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NextStep'] = ResolversParentTypes['NextStep']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  best?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  caseId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exerciseKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastRunAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['NextStepReason'], ParentType, ContextType>;
  voucherId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDismissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationMailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationMail'] = ResolversParentTypes['NotificationMail']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['NotificationMailKind']>, ParentType, ContextType>;
  obstacle?: Resolver<Contract.Maybe<ResolversTypes['NotificationMailObstacle']>, ParentType, ContextType>;
  pace?: Resolver<ResolversTypes['NotificationMailPace'], ParentType, ContextType>;
};

export type NotificationMailKindResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationMailKind'] = ResolversParentTypes['NotificationMailKind']> = {
  isByMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationsPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationsPage'] = ResolversParentTypes['NotificationsPage']> = {
  inbox?: Resolver<ResolversTypes['Inbox'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notifications?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type OperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation']> = {
  endedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OperationState'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usualSeconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerCanCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanTryAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganSystemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrganSystem'] = ResolversParentTypes['OrganSystem']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['ProcedureCategory']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnLogbookEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OwnLogbookEntry'] = ResolversParentTypes['OwnLogbookEntry']> = {
  part?: Resolver<ResolversTypes['OwnPartInRecord'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type OwnLogbookPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OwnLogbookPage'] = ResolversParentTypes['OwnLogbookPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['OwnLogbookEntry']>, ParentType, ContextType>;
  next?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keycloak_id?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  last_name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonActivityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonActivity'] = ResolversParentTypes['PersonActivity']> = {
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastCaseDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastRecordAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastResultAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  linked?: Resolver<ReadonlyArray<ResolversTypes['PersonStation']>, ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signIns?: Resolver<ReadonlyArray<ResolversTypes['PersonSignIn']>, ParentType, ContextType>;
};

export type PersonCloudTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonCloudTime'] = ResolversParentTypes['PersonCloudTime']> = {
  grantedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vouchers?: Resolver<ReadonlyArray<ResolversTypes['PersonVoucher']>, ParentType, ContextType>;
};

export type PersonConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonConnection'] = ResolversParentTypes['PersonConnection']> = {
  check?: Resolver<Contract.Maybe<ResolversTypes['ConnectionCheck']>, ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keycloak_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PersonCourseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonCourse'] = ResolversParentTypes['PersonCourse']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['PersonCourseSource']>, ParentType, ContextType>;
  status?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonCourseSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonCourseSource'] = ResolversParentTypes['PersonCourseSource']> = {
  group?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonCoursesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonCourses'] = ResolversParentTypes['PersonCourses']> = {
  courses?: Resolver<ReadonlyArray<ResolversTypes['PersonCourse']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonCustomerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonCustomer'] = ResolversParentTypes['PersonCustomer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonFailureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonFailure'] = ResolversParentTypes['PersonFailure']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<Contract.Maybe<ResolversTypes['FailedRequestStart']>, ParentType, ContextType>;
};

export type PersonGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonGroup'] = ResolversParentTypes['PersonGroup']> = {
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonHistoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonHistory'] = ResolversParentTypes['PersonHistory']> = {
  activity?: Resolver<ResolversTypes['PersonActivity'], ParentType, ContextType>;
  failures?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['PersonFailure']>>, ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mails?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['PersonMail']>>, ParentType, ContextType>;
  starts?: Resolver<ReadonlyArray<ResolversTypes['PersonStart']>, ParentType, ContextType>;
};

export type PersonMailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonMail'] = ResolversParentTypes['PersonMail']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PersonNameResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonName'] = ResolversParentTypes['PersonName']> = {
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keycloak_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonProgress'] = ResolversParentTypes['PersonProgress']> = {
  exercises?: Resolver<ReadonlyArray<ResolversTypes['ExerciseProgress']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextSteps?: Resolver<ReadonlyArray<ResolversTypes['NextStep']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['PersonName'], ParentType, ContextType>;
  practisedAt?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
  practisedSeconds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['InstitutionRule']>, ParentType, ContextType>;
};

export type PersonSignInResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonSignIn'] = ResolversParentTypes['PersonSignIn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedOutAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  station?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PersonStartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonStart'] = ResolversParentTypes['PersonStart']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  case?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  machine?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thingId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  thingKind?: Resolver<Contract.Maybe<ResolversTypes['StartKind']>, ParentType, ContextType>;
  usedSeconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonStationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonStation'] = ResolversParentTypes['PersonStation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonVoucherResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonVoucher'] = ResolversParentTypes['PersonVoucher']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  givenBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learningSpace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PersonalDataArchiveResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonalDataArchive'] = ResolversParentTypes['PersonalDataArchive']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PersonalDataExportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonalDataExport'] = ResolversParentTypes['PersonalDataExport']> = {
  archive?: Resolver<Contract.Maybe<ResolversTypes['PersonalDataArchive']>, ParentType, ContextType>;
  latest?: Resolver<Contract.Maybe<ResolversTypes['Operation']>, ParentType, ContextType>;
  nextAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PracticeRemindersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PracticeReminders'] = ResolversParentTypes['PracticeReminders']> = {
  again?: Resolver<ResolversTypes['PracticeSteps'], ParentType, ContextType>;
  onePassShort?: Resolver<ResolversTypes['PracticeSteps'], ParentType, ContextType>;
};

export type PracticeStepsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PracticeSteps'] = ResolversParentTypes['PracticeSteps']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['NextStep']>, ParentType, ContextType>;
};

export type ProcedureCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProcedureCategory'] = ResolversParentTypes['ProcedureCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<ReadonlyArray<ResolversTypes['ProcedureSubCategory']>, ParentType, ContextType>;
};

export type ProcedureSubCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProcedureSubCategory'] = ResolversParentTypes['ProcedureSubCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProficiencyRuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProficiencyRule'] = ResolversParentTypes['ProficiencyRule']> = {
  acceptableFailures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countsRunsByHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProficiencyRuleKind'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lossLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unacceptableFailures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProvisioningResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Provisioning'] = ResolversParentTypes['Provisioning']> = {
  counts?: Resolver<ResolversTypes['ProvisioningCounts'], ParentType, ContextType>;
  credentials?: Resolver<ReadonlyArray<ResolversTypes['ProvisioningCredential']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domains?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['DirectoryGroup']>, ParentType, ContextType>;
  heldUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['ProvisioningMode'], ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['ProvisioningRequest']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['DirectoryTarget']>, ParentType, ContextType>;
  viewerCanConfirmDomains?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProvisioningCountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProvisioningCounts'] = ResolversParentTypes['ProvisioningCounts']> = {
  awaited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deactivated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProvisioningCredentialResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProvisioningCredential'] = ResolversParentTypes['ProvisioningCredential']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProvisioningRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProvisioningRequest'] = ResolversParentTypes['ProvisioningRequest']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ProvisioningOutcome'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['DirectoryResource'], ParentType, ContextType>;
};

export type QrLoginRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QRLoginRequest'] = ResolversParentTypes['QRLoginRequest']> = {
  expiresAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastPerson?: Resolver<Contract.Maybe<ResolversTypes['LastOnStation']>, ParentType, ContextType>;
  shownAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  station?: Resolver<Contract.Maybe<ResolversTypes['SignInStation']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QRLoginStatus'], ParentType, ContextType>;
};

export type QrLoginResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QRLoginResult'] = ResolversParentTypes['QRLoginResult']> = {
  station?: Resolver<Contract.Maybe<ResolversTypes['SignInStation']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QRLoginStatus'], ParentType, ContextType>;
  triesLeft?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  IRLogFormData?: Resolver<ResolversTypes['IRLogFormData'], ParentType, ContextType>;
  UserSystems?: Resolver<ReadonlyArray<ResolversTypes['UserSystem']>, ParentType, ContextType>;
  acceptedTerms?: Resolver<ReadonlyArray<ResolversTypes['AcceptedTerms']>, ParentType, ContextType>;
  accountHours?: Resolver<ReadonlyArray<ResolversTypes['AccountHours']>, ParentType, ContextType>;
  activities?: Resolver<ResolversTypes['ActivitiesPage'], ParentType, ContextType, Partial<Contract.QueryActivitiesArgs>>;
  activity?: Resolver<ResolversTypes['Activity'], ParentType, ContextType, RequireFields<Contract.QueryActivityArgs, 'id'>>;
  administeredGroups?: Resolver<ResolversTypes['AdministeredGroups'], ParentType, ContextType, Partial<Contract.QueryAdministeredGroupsArgs>>;
  administeredPeople?: Resolver<ReadonlyArray<ResolversTypes['FoundPerson']>, ParentType, ContextType, RequireFields<Contract.QueryAdministeredPeopleArgs, 'search'>>;
  administeredPerson?: Resolver<ResolversTypes['AdministeredPerson'], ParentType, ContextType, RequireFields<Contract.QueryAdministeredPersonArgs, 'id'>>;
  allVistActivities?: Resolver<ResolversTypes['AllVistActivitiesPage'], ParentType, ContextType, Partial<Contract.QueryAllVistActivitiesArgs>>;
  assignmentChoices?: Resolver<ResolversTypes['AssignmentChoices'], ParentType, ContextType, RequireFields<Contract.QueryAssignmentChoicesArgs, 'customerGroupId'>>;
  assignmentPeople?: Resolver<ResolversTypes['AssignmentPeople'], ParentType, ContextType, RequireFields<Contract.QueryAssignmentPeopleArgs, 'assignmentId'>>;
  attendings?: Resolver<ReadonlyArray<ResolversTypes['Attending']>, ParentType, ContextType, RequireFields<Contract.QueryAttendingsArgs, 'customerId'>>;
  auditCustomers?: Resolver<ReadonlyArray<ResolversTypes['AuditCustomer']>, ParentType, ContextType, Partial<Contract.QueryAuditCustomersArgs>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntriesPage'], ParentType, ContextType, Partial<Contract.QueryAuditEntriesArgs>>;
  auditEntry?: Resolver<ResolversTypes['AuditEntryDetail'], ParentType, ContextType, RequireFields<Contract.QueryAuditEntryArgs, 'id'>>;
  auditPeople?: Resolver<ReadonlyArray<ResolversTypes['AuditPerson']>, ParentType, ContextType, RequireFields<Contract.QueryAuditPeopleArgs, 'searchText'>>;
  branchCourses?: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<Contract.QueryBranchCoursesArgs, 'branchId'>>;
  caseDownloadLink?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.QueryCaseDownloadLinkArgs, 'unitId'>>;
  classInvitation?: Resolver<ResolversTypes['ClassInvitation'], ParentType, ContextType, RequireFields<Contract.QueryClassInvitationArgs, 'customerGroupId'>>;
  classOverviews?: Resolver<ResolversTypes['ClassOverviews'], ParentType, ContextType>;
  classProgress?: Resolver<ResolversTypes['ClassProgress'], ParentType, ContextType, RequireFields<Contract.QueryClassProgressArgs, 'customerGroupId'>>;
  cloudCaseRoomToken?: Resolver<ResolversTypes['CloudCaseRoomToken'], ParentType, ContextType, RequireFields<Contract.QueryCloudCaseRoomTokenArgs, 'sessionId'>>;
  cloudCaseVMHistory?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseVMChange']>, ParentType, ContextType, RequireFields<Contract.QueryCloudCaseVmHistoryArgs, 'vmId'>>;
  cloudCaseVMReadiness?: Resolver<ResolversTypes['CloudCaseVMReadiness'], ParentType, ContextType>;
  cloudCaseVMs?: Resolver<ReadonlyArray<ResolversTypes['CloudCaseVM']>, ParentType, ContextType, Partial<Contract.QueryCloudCaseVMsArgs>>;
  cloudSessionEnding?: Resolver<Contract.Maybe<ResolversTypes['CloudSessionEnding']>, ParentType, ContextType, RequireFields<Contract.QueryCloudSessionEndingArgs, 'sessionId'>>;
  cohortProgress?: Resolver<ResolversTypes['CohortProgress'], ParentType, ContextType, RequireFields<Contract.QueryCohortProgressArgs, 'customerGroupId'>>;
  connectionCheck?: Resolver<Contract.Maybe<ResolversTypes['ConnectionCheck']>, ParentType, ContextType>;
  connectionTarget?: Resolver<Contract.Maybe<ResolversTypes['ConnectionTarget']>, ParentType, ContextType>;
  contentSources?: Resolver<ReadonlyArray<ResolversTypes['ContentSource']>, ParentType, ContextType>;
  continueLearning?: Resolver<Contract.Maybe<ResolversTypes['ContinueLearning']>, ParentType, ContextType>;
  countCloudModulesResourceAccessVouchersAsAdmin?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Contract.QueryCountCloudModulesResourceAccessVouchersAsAdminArgs>>;
  countTalentCourseListings?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Contract.QueryCountTalentCourseListingsArgs>>;
  course?: Resolver<Contract.Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<Contract.QueryCourseArgs, 'courseId'>>;
  courseVouchers?: Resolver<ReadonlyArray<ResolversTypes['CourseVoucher']>, ParentType, ContextType, RequireFields<Contract.QueryCourseVouchersArgs, 'customerGroupId' | 'talentCourseId'>>;
  coursesByGroup?: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<Contract.QueryCoursesByGroupArgs, 'customerGroupId'>>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Contract.QueryCustomerArgs, 'customerId'>>;
  customerCloudModuleQuotaTransactions?: Resolver<ResolversTypes['CloudModuleQuotaTransactions'], ParentType, ContextType, RequireFields<Contract.QueryCustomerCloudModuleQuotaTransactionsArgs, 'customerId'>>;
  customerGroups?: Resolver<ReadonlyArray<ResolversTypes['CustomerGroup']>, ParentType, ContextType, Partial<Contract.QueryCustomerGroupsArgs>>;
  customerGroupsByUser?: Resolver<ReadonlyArray<ResolversTypes['CustomerGroup']>, ParentType, ContextType>;
  customerLearningSpaceAccess?: Resolver<ResolversTypes['CustomerLearningSpaceAccess'], ParentType, ContextType, RequireFields<Contract.QueryCustomerLearningSpaceAccessArgs, 'customerId' | 'learningSpaceId'>>;
  customers?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType, Partial<Contract.QueryCustomersArgs>>;
  directoryAccounts?: Resolver<ReadonlyArray<ResolversTypes['DirectoryAccount']>, ParentType, ContextType, RequireFields<Contract.QueryDirectoryAccountsArgs, 'customerId' | 'search'>>;
  dueEvents?: Resolver<ResolversTypes['DueEvents'], ParentType, ContextType, RequireFields<Contract.QueryDueEventsArgs, 'until'>>;
  endingVouchers?: Resolver<ResolversTypes['EndingVouchers'], ParentType, ContextType>;
  enrolledTalentBranches?: Resolver<ReadonlyArray<ResolversTypes['LearningSpace']>, ParentType, ContextType, Partial<Contract.QueryEnrolledTalentBranchesArgs>>;
  eventAvailability?: Resolver<ResolversTypes['EventAvailability'], ParentType, ContextType, RequireFields<Contract.QueryEventAvailabilityArgs, 'customerId' | 'durationInSeconds' | 'eventAt'>>;
  eventReport?: Resolver<ResolversTypes['EventReport'], ParentType, ContextType, RequireFields<Contract.QueryEventReportArgs, 'voucherId'>>;
  exerciseSeries?: Resolver<Contract.Maybe<ResolversTypes['ExerciseSeries']>, ParentType, ContextType, RequireFields<Contract.QueryExerciseSeriesArgs, 'exerciseKey'>>;
  failedRequests?: Resolver<ResolversTypes['FailedRequests'], ParentType, ContextType, Partial<Contract.QueryFailedRequestsArgs>>;
  failedStarts?: Resolver<ResolversTypes['FailedStarts'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['FeedbackPage'], ParentType, ContextType, Partial<Contract.QueryFeedbackArgs>>;
  feedbackReport?: Resolver<Contract.Maybe<ResolversTypes['Feedback']>, ParentType, ContextType, RequireFields<Contract.QueryFeedbackReportArgs, 'id'>>;
  getAllCloudModulesResourceAccessVouchersAsAdmin?: Resolver<ReadonlyArray<ResolversTypes['CloudModulesResourceAccessVoucher']>, ParentType, ContextType, Partial<Contract.QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs>>;
  getAllEventResourceAccessVouchersAsAdmin?: Resolver<ResolversTypes['EventResourceAccessVouchersAsAdmin'], ParentType, ContextType, Partial<Contract.QueryGetAllEventResourceAccessVouchersAsAdminArgs>>;
  getCloudModulesResourceAccessVoucherAsAdmin?: Resolver<ResolversTypes['CloudModulesResourceAccessVoucher'], ParentType, ContextType, RequireFields<Contract.QueryGetCloudModulesResourceAccessVoucherAsAdminArgs, 'voucherId'>>;
  getCloudModulesResourceAccessVouchersAsTrainee?: Resolver<ReadonlyArray<ResolversTypes['CloudModulesResourceAccessVoucherAsTrainee']>, ParentType, ContextType>;
  getCustomerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType, RequireFields<Contract.QueryGetCustomerGroupArgs, 'customerGroupId'>>;
  getCustomersForAdmin?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType, Partial<Contract.QueryGetCustomersForAdminArgs>>;
  getEventResourceAccessVoucherAsAdmin?: Resolver<ResolversTypes['EventResourceAccessVoucherAsAdmin'], ParentType, ContextType, RequireFields<Contract.QueryGetEventResourceAccessVoucherAsAdminArgs, 'voucherId'>>;
  getEventResourceAccessVoucherById?: Resolver<ResolversTypes['EventResourceAccessVoucher'], ParentType, ContextType, RequireFields<Contract.QueryGetEventResourceAccessVoucherByIdArgs, 'voucherId'>>;
  getEventResourceAccessVouchersAsAdmin?: Resolver<ReadonlyArray<ResolversTypes['EventResourceAccessVoucherAsAdmin']>, ParentType, ContextType, RequireFields<Contract.QueryGetEventResourceAccessVouchersAsAdminArgs, 'voucherIds'>>;
  getEventResourceAccessVouchersAsTrainee?: Resolver<ReadonlyArray<ResolversTypes['EventResourceAccessVoucher']>, ParentType, ContextType, Partial<Contract.QueryGetEventResourceAccessVouchersAsTraineeArgs>>;
  getVmAssignedToMe?: Resolver<Contract.Maybe<ResolversTypes['CloudCaseVM']>, ParentType, ContextType>;
  groupAssignments?: Resolver<ResolversTypes['GroupAssignments'], ParentType, ContextType, RequireFields<Contract.QueryGroupAssignmentsArgs, 'customerGroupId'>>;
  hangingWork?: Resolver<ResolversTypes['HangingWork'], ParentType, ContextType>;
  hospitals?: Resolver<ReadonlyArray<ResolversTypes['Hospital']>, ParentType, ContextType, RequireFields<Contract.QueryHospitalsArgs, 'customerId'>>;
  inbox?: Resolver<ResolversTypes['Inbox'], ParentType, ContextType>;
  logDownloadLink?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.QueryLogDownloadLinkArgs, 'activityIds'>>;
  logbookCaseCounts?: Resolver<ReadonlyArray<ResolversTypes['LogbookCaseCount']>, ParentType, ContextType, Partial<Contract.QueryLogbookCaseCountsArgs>>;
  logbookCaseOfColleague?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.QueryLogbookCaseOfColleagueArgs, 'attending' | 'dateOfProcedure' | 'hospital' | 'procedureCode'>>;
  logbookConfirmation?: Resolver<ResolversTypes['Activity'], ParentType, ContextType, RequireFields<Contract.QueryLogbookConfirmationArgs, 'id'>>;
  logbookConfirmationCounts?: Resolver<ResolversTypes['LogbookConfirmationCounts'], ParentType, ContextType>;
  logbookConfirmations?: Resolver<ResolversTypes['LogbookConfirmationsPage'], ParentType, ContextType, Partial<Contract.QueryLogbookConfirmationsArgs>>;
  logbookDoubles?: Resolver<ResolversTypes['LogbookDoublesPage'], ParentType, ContextType, Partial<Contract.QueryLogbookDoublesArgs>>;
  logbookDraft?: Resolver<Contract.Maybe<ResolversTypes['LogbookDraftContent']>, ParentType, ContextType, Partial<Contract.QueryLogbookDraftArgs>>;
  logbookDrafts?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['LogbookDraft']>>, ParentType, ContextType>;
  logbookEntrustments?: Resolver<ReadonlyArray<ResolversTypes['EntrustedCase']>, ParentType, ContextType, Partial<Contract.QueryLogbookEntrustmentsArgs>>;
  logbookGroupTotals?: Resolver<ResolversTypes['LogbookGroupTotals'], ParentType, ContextType, RequireFields<Contract.QueryLogbookGroupTotalsArgs, 'groupId'>>;
  logbookImports?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['LogbookImport']>>, ParentType, ContextType>;
  logbookMappings?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['LogbookMapping']>>, ParentType, ContextType>;
  logbookReportPreview?: Resolver<ResolversTypes['LogbookReportPreview'], ParentType, ContextType, RequireFields<Contract.QueryLogbookReportPreviewArgs, 'requirementSet' | 'to'>>;
  logbookReports?: Resolver<ResolversTypes['LogbookReports'], ParentType, ContextType>;
  logbookRolesToSettle?: Resolver<ReadonlyArray<ResolversTypes['RoleToSettle']>, ParentType, ContextType>;
  logbookSettings?: Resolver<ResolversTypes['LogbookSettings'], ParentType, ContextType, RequireFields<Contract.QueryLogbookSettingsArgs, 'customerId'>>;
  logbookTargets?: Resolver<ResolversTypes['LogbookTargets'], ParentType, ContextType, RequireFields<Contract.QueryLogbookTargetsArgs, 'customerId'>>;
  logbookTargetsBehind?: Resolver<Contract.Maybe<ResolversTypes['LogbookTargetsBehind']>, ParentType, ContextType>;
  logbookTotals?: Resolver<ResolversTypes['LogbookTotals'], ParentType, ContextType, Partial<Contract.QueryLogbookTotalsArgs>>;
  logbookTotalsGroups?: Resolver<ResolversTypes['LogbookTotalsGroups'], ParentType, ContextType, Partial<Contract.QueryLogbookTotalsGroupsArgs>>;
  lostCloudCaseSession?: Resolver<Contract.Maybe<ResolversTypes['LostCloudSession']>, ParentType, ContextType>;
  maxClientVersion?: Resolver<ResolversTypes['MaxClientVersion'], ParentType, ContextType>;
  myAssignments?: Resolver<Contract.Maybe<ResolversTypes['MyAssignments']>, ParentType, ContextType, Partial<Contract.QueryMyAssignmentsArgs>>;
  myCertificate?: Resolver<ResolversTypes['MyCertificate'], ParentType, ContextType, RequireFields<Contract.QueryMyCertificateArgs, 'assignmentId'>>;
  myCertificates?: Resolver<Contract.Maybe<ResolversTypes['MyCertificates']>, ParentType, ContextType>;
  newsArticles?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['NewsArticle']>>, ParentType, ContextType>;
  notificationMail?: Resolver<ResolversTypes['NotificationMail'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationsPage'], ParentType, ContextType, Partial<Contract.QueryNotificationsArgs>>;
  operation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, RequireFields<Contract.QueryOperationArgs, 'id'>>;
  organizersWithoutUser?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Contract.QueryOrganizersWithoutUserArgs, 'customerId' | 'emails'>>;
  ownLogbook?: Resolver<ResolversTypes['OwnLogbookPage'], ParentType, ContextType, Partial<Contract.QueryOwnLogbookArgs>>;
  personHistory?: Resolver<ResolversTypes['PersonHistory'], ParentType, ContextType, RequireFields<Contract.QueryPersonHistoryArgs, 'id'>>;
  personProgress?: Resolver<ResolversTypes['PersonProgress'], ParentType, ContextType, Partial<Contract.QueryPersonProgressArgs>>;
  personalDataExport?: Resolver<ResolversTypes['PersonalDataExport'], ParentType, ContextType>;
  practiceReminders?: Resolver<Contract.Maybe<ResolversTypes['PracticeReminders']>, ParentType, ContextType>;
  provisioning?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<Contract.QueryProvisioningArgs, 'customerId'>>;
  qrLogin?: Resolver<ResolversTypes['QRLoginRequest'], ParentType, ContextType, RequireFields<Contract.QueryQrLoginArgs, 'payload'>>;
  readablePeople?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Contract.QueryReadablePeopleArgs, 'ids'>>;
  recentActivities?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['Activity']>>, ParentType, ContextType>;
  simulation?: Resolver<Contract.Maybe<ResolversTypes['Simulation']>, ParentType, ContextType, RequireFields<Contract.QuerySimulationArgs, 'id'>>;
  simulatorModule?: Resolver<ResolversTypes['SimulatorModule'], ParentType, ContextType, RequireFields<Contract.QuerySimulatorModuleArgs, 'simulatorModuleId'>>;
  simulatorModules?: Resolver<ResolversTypes['SimulatorModulesPage'], ParentType, ContextType, Partial<Contract.QuerySimulatorModulesArgs>>;
  singleUserCloudCaseExtendableUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  singleUserCloudCaseVMAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Contract.QuerySingleUserCloudCaseVmAvailableArgs>>;
  singleUserCloudCaseVMExpectedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  softwareKeyGaps?: Resolver<ReadonlyArray<ResolversTypes['SoftwareKeyGap']>, ParentType, ContextType, Partial<Contract.QuerySoftwareKeyGapsArgs>>;
  softwareNames?: Resolver<ReadonlyArray<ResolversTypes['SoftwareName']>, ParentType, ContextType>;
  softwareRelease?: Resolver<ResolversTypes['SoftwareRelease'], ParentType, ContextType, RequireFields<Contract.QuerySoftwareReleaseArgs, 'releaseId'>>;
  softwareReleaseStations?: Resolver<ResolversTypes['SoftwareReleaseStationsPage'], ParentType, ContextType, RequireFields<Contract.QuerySoftwareReleaseStationsArgs, 'releaseId'>>;
  softwareReleases?: Resolver<ResolversTypes['SoftwareReleasesPage'], ParentType, ContextType, Partial<Contract.QuerySoftwareReleasesArgs>>;
  softwareRolloutChoices?: Resolver<ReadonlyArray<ResolversTypes['SoftwareRolloutChoice']>, ParentType, ContextType, Partial<Contract.QuerySoftwareRolloutChoicesArgs>>;
  startCheck?: Resolver<ResolversTypes['StartCheck'], ParentType, ContextType, RequireFields<Contract.QueryStartCheckArgs, 'id' | 'kind' | 'personId'>>;
  startChoices?: Resolver<ReadonlyArray<ResolversTypes['StartChoice']>, ParentType, ContextType, RequireFields<Contract.QueryStartChoicesArgs, 'personId'>>;
  stationSessions?: Resolver<ReadonlyArray<ResolversTypes['StationSession']>, ParentType, ContextType>;
  talentBranch?: Resolver<Contract.Maybe<ResolversTypes['LearningSpace']>, ParentType, ContextType, RequireFields<Contract.QueryTalentBranchArgs, 'branchId'>>;
  talentBranchByName?: Resolver<Contract.Maybe<ResolversTypes['LearningSpace']>, ParentType, ContextType, RequireFields<Contract.QueryTalentBranchByNameArgs, 'name'>>;
  talentBranches?: Resolver<ReadonlyArray<ResolversTypes['LearningSpace']>, ParentType, ContextType>;
  talentCourseListing?: Resolver<ResolversTypes['TalentCourseDetail'], ParentType, ContextType, RequireFields<Contract.QueryTalentCourseListingArgs, 'courseId'>>;
  talentCourseListings?: Resolver<ReadonlyArray<ResolversTypes['TalentCourseListing']>, ParentType, ContextType, Partial<Contract.QueryTalentCourseListingsArgs>>;
  talentSyncChanges?: Resolver<ResolversTypes['TalentSyncChanges'], ParentType, ContextType, RequireFields<Contract.QueryTalentSyncChangesArgs, 'id'>>;
  talentSyncRun?: Resolver<ResolversTypes['TalentSyncRun'], ParentType, ContextType, RequireFields<Contract.QueryTalentSyncRunArgs, 'id'>>;
  talentSyncRuns?: Resolver<ResolversTypes['TalentSyncRuns'], ParentType, ContextType, Partial<Contract.QueryTalentSyncRunsArgs>>;
  thisWeek?: Resolver<ResolversTypes['WeekPage'], ParentType, ContextType, Partial<Contract.QueryThisWeekArgs>>;
  user?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<Contract.QueryUserArgs>>;
  vistActivities?: Resolver<ResolversTypes['VistActivitiesPage'], ParentType, ContextType, Partial<Contract.QueryVistActivitiesArgs>>;
  vistActivitiesByServiceTag?: Resolver<ReadonlyArray<ResolversTypes['VistSystemActivity']>, ParentType, ContextType, RequireFields<Contract.QueryVistActivitiesByServiceTagArgs, 'from' | 'serviceTag' | 'to'>>;
  vistActivity?: Resolver<Contract.Maybe<ResolversTypes['VistActivity']>, ParentType, ContextType, RequireFields<Contract.QueryVistActivityArgs, 'id'>>;
  vistActivityChoices?: Resolver<ReadonlyArray<ResolversTypes['VistActivityModule']>, ParentType, ContextType>;
  vistAvailableReleasesForSystem?: Resolver<ReadonlyArray<ResolversTypes['SystemSoftwareUpdate']>, ParentType, ContextType, RequireFields<Contract.QueryVistAvailableReleasesForSystemArgs, 'serviceTag'>>;
  vistCases?: Resolver<ReadonlyArray<ResolversTypes['VistCase']>, ParentType, ContextType, Partial<Contract.QueryVistCasesArgs>>;
  vistCourse?: Resolver<Contract.Maybe<ResolversTypes['VistCourse']>, ParentType, ContextType, RequireFields<Contract.QueryVistCourseArgs, 'code' | 'version'>>;
  vistCourses?: Resolver<ReadonlyArray<ResolversTypes['VistCourse']>, ParentType, ContextType, Partial<Contract.QueryVistCoursesArgs>>;
  vistRun?: Resolver<Contract.Maybe<ResolversTypes['VistRun']>, ParentType, ContextType, RequireFields<Contract.QueryVistRunArgs, 'launchId'>>;
  vistSystem?: Resolver<Contract.Maybe<ResolversTypes['VistSystem']>, ParentType, ContextType, RequireFields<Contract.QueryVistSystemArgs, 'id'>>;
  vistSystemComputer?: Resolver<ResolversTypes['VistSystemComputer'], ParentType, ContextType, RequireFields<Contract.QueryVistSystemComputerArgs, 'serviceTag'>>;
  vistSystemEvents?: Resolver<ResolversTypes['VistSystemEvents'], ParentType, ContextType, RequireFields<Contract.QueryVistSystemEventsArgs, 'id'>>;
  vistSystemLinks?: Resolver<ResolversTypes['VistSystemLinks'], ParentType, ContextType, RequireFields<Contract.QueryVistSystemLinksArgs, 'id'>>;
  vistSystemLogs?: Resolver<ResolversTypes['VistSystemLogs'], ParentType, ContextType, RequireFields<Contract.QueryVistSystemLogsArgs, 'id'>>;
  vistSystemOverview?: Resolver<ResolversTypes['VistSystemOverview'], ParentType, ContextType, RequireFields<Contract.QueryVistSystemOverviewArgs, 'id'>>;
  vistSystemsByServiceTag?: Resolver<ReadonlyArray<ResolversTypes['VistSystem']>, ParentType, ContextType, RequireFields<Contract.QueryVistSystemsByServiceTagArgs, 'serviceTag'>>;
  vistSystemsFound?: Resolver<ResolversTypes['VistSystemsFound'], ParentType, ContextType, RequireFields<Contract.QueryVistSystemsFoundArgs, 'serviceTag'>>;
  vistSystemsLogsNumberByPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.QueryVistSystemsLogsNumberByPeriodArgs, 'from' | 'to'>>;
  vistSystemsStats?: Resolver<ResolversTypes['VistSystemsStats'], ParentType, ContextType>;
  weekMail?: Resolver<ResolversTypes['WeekMail'], ParentType, ContextType>;
  youtubeVideos?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['YoutubeVideo']>>, ParentType, ContextType, RequireFields<Contract.QueryYoutubeVideosArgs, 'maxResults'>>;
};

export type RecentChoicesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecentChoices'] = ResolversParentTypes['RecentChoices']> = {
  attendings?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hospitals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  procedures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordUndoOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecordUndoOffer'] = ResolversParentTypes['RecordUndoOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['UndoOffer'], ParentType, ContextType>;
};

export type RefreshCourseProgressPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RefreshCourseProgressPayload'] = ResolversParentTypes['RefreshCourseProgressPayload']> = {
  courses?: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
  currentForMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResetUnconfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unitsReadAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemindedPeopleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemindedPeople'] = ResolversParentTypes['RemindedPeople']> = {
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['ReminderOutcome']>, ParentType, ContextType>;
};

export type ReminderOutcomeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReminderOutcome'] = ResolversParentTypes['ReminderOutcome']> = {
  againFrom?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refusal?: Resolver<Contract.Maybe<ResolversTypes['ReminderRefusal']>, ParentType, ContextType>;
  remindedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemoveCustomerGroupPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveCustomerGroupPayload'] = ResolversParentTypes['RemoveCustomerGroupPayload']> = {
  customerGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Contract.Maybe<ResolversTypes['UndoOffer']>, ParentType, ContextType>;
};

export type RemovedUsersPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemovedUsersPayload'] = ResolversParentTypes['RemovedUsersPayload']> = {
  customerGroup?: Resolver<ResolversTypes['CustomerGroup'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Contract.Maybe<ResolversTypes['UndoOffer']>, ParentType, ContextType>;
};

export type ResetAccountProgressPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ResetAccountProgressPayload'] = ResolversParentTypes['ResetAccountProgressPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetMyCourseProgressPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ResetMyCourseProgressPayload'] = ResolversParentTypes['ResetMyCourseProgressPayload']> = {
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export type ResourceAccessVoucherPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ResourceAccessVoucherPayload'] = ResolversParentTypes['ResourceAccessVoucherPayload']> = {
  cloudModulesVoucher?: Resolver<Contract.Maybe<ResolversTypes['CloudModulesResourceAccessVoucher']>, ParentType, ContextType>;
  eventVoucher?: Resolver<Contract.Maybe<ResolversTypes['EventResourceAccessVoucherAsAdmin']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ResourceAccessVoucherType'], ParentType, ContextType>;
};

export type ReturnActivityPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReturnActivityPayload'] = ResolversParentTypes['ReturnActivityPayload']> = {
  counts?: Resolver<ResolversTypes['LogbookConfirmationCounts'], ParentType, ContextType>;
  isReturned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
  undo?: Resolver<Contract.Maybe<ResolversTypes['UndoOffer']>, ParentType, ContextType>;
};

export type ReturnedRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReturnedRecord'] = ResolversParentTypes['ReturnedRecord']> = {
  by?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfProcedure?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  procedureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleToSettleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RoleToSettle'] = ResolversParentTypes['RoleToSettle']> = {
  dateOfProcedure?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  procedureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedRole?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['EntrustmentSide'], ParentType, ContextType>;
  statedRole?: Resolver<ResolversTypes['AttendingsRole'], ParentType, ContextType>;
};

export type SaveActivityPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveActivityPayload'] = ResolversParentTypes['SaveActivityPayload']> = {
  activities?: Resolver<ResolversTypes['ActivitiesPage'], ParentType, ContextType, Partial<Contract.SaveActivityPayloadActivitiesArgs>>;
  activity?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type SaveActivityRefusalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveActivityRefusal'] = ResolversParentTypes['SaveActivityRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveActivityResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveActivityResult'] = ResolversParentTypes['SaveActivityResult']> = {
  activity?: Resolver<Contract.Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  refusal?: Resolver<Contract.Maybe<ResolversTypes['SaveActivityRefusal']>, ParentType, ContextType>;
};

export type SaveLogbookDraftPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveLogbookDraftPayload'] = ResolversParentTypes['SaveLogbookDraftPayload']> = {
  content?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Contract.Maybe<ResolversTypes['LogbookDraft']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LogbookDraftOutcome'], ParentType, ContextType>;
  recordId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SentFeedbackResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SentFeedback'] = ResolversParentTypes['SentFeedback']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeriesPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SeriesPerson'] = ResolversParentTypes['SeriesPerson']> = {
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keycloak_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInStationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SignInStation'] = ResolversParentTypes['SignInStation']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimulationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Simulation'] = ResolversParentTypes['Simulation']> = {
  benchmarks?: Resolver<ReadonlyArray<ResolversTypes['Benchmark']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['MetricGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCaseCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metrics?: Resolver<ReadonlyArray<ResolversTypes['Metric']>, ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimulatorExerciseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimulatorExercise'] = ResolversParentTypes['SimulatorExercise']> = {
  benchmarkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cloudCaseId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCaseCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metricCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SimulatorExerciseLicenseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimulatorExerciseLicense'] = ResolversParentTypes['SimulatorExerciseLicense']> = {
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingdays?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SimulatorLaunchResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimulatorLaunch'] = ResolversParentTypes['SimulatorLaunch']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SimulatorLicenseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimulatorLicense'] = ResolversParentTypes['SimulatorLicense']> = {
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  simulations?: Resolver<ReadonlyArray<ResolversTypes['SimulatorExerciseLicense']>, ParentType, ContextType>;
};

export type SimulatorModuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimulatorModule'] = ResolversParentTypes['SimulatorModule']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasCaseCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  importedBy?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  isNewest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['SimulatorLicense'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resultFormatVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulations?: Resolver<ReadonlyArray<ResolversTypes['SimulatorExercise']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimulatorModulesPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SimulatorModulesPage'] = ResolversParentTypes['SimulatorModulesPage']> = {
  modules?: Resolver<ReadonlyArray<ResolversTypes['SimulatorModule']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoftwareDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareDocument'] = ResolversParentTypes['SoftwareDocument']> = {
  kind?: Resolver<ResolversTypes['SoftwareDocumentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SoftwareKeyGapResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareKeyGap'] = ResolversParentTypes['SoftwareKeyGap']> = {
  isSigning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lacking?: Resolver<ReadonlyArray<ResolversTypes['StationWithoutKey']>, ParentType, ContextType>;
  lackingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoftwareNameResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareName'] = ResolversParentTypes['SoftwareName']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newestVersion?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SoftwarePackageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwarePackage'] = ResolversParentTypes['SoftwarePackage']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signingKey?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SoftwareProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareProgress'] = ResolversParentTypes['SoftwareProgress']> = {
  downloading?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  superseded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoftwareReleaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareRelease'] = ResolversParentTypes['SoftwareRelease']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Contract.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['SoftwareDocument']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  package?: Resolver<Contract.Maybe<ResolversTypes['SoftwarePackage']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['SoftwareProgress'], ParentType, ContextType>;
  publishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reachedStations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rollout?: Resolver<ResolversTypes['SoftwareRollout'], ParentType, ContextType>;
  softwareCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  softwareName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SoftwareReleaseState'], ParentType, ContextType>;
  stringIdentifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SoftwareReleaseStationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareReleaseStation'] = ResolversParentTypes['SoftwareReleaseStation']> = {
  currentVersion?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operationId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  serviceTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['SoftwareStanding'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SystemSoftwareUpdateState'], ParentType, ContextType>;
};

export type SoftwareReleaseStationsPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareReleaseStationsPage'] = ResolversParentTypes['SoftwareReleaseStationsPage']> = {
  stations?: Resolver<ReadonlyArray<ResolversTypes['SoftwareReleaseStation']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoftwareReleasesPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareReleasesPage'] = ResolversParentTypes['SoftwareReleasesPage']> = {
  releases?: Resolver<ReadonlyArray<ResolversTypes['SoftwareRelease']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoftwareRolloutResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareRollout'] = ResolversParentTypes['SoftwareRollout']> = {
  customers?: Resolver<ReadonlyArray<ResolversTypes['SoftwareRolloutChoice']>, ParentType, ContextType>;
  isForAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stations?: Resolver<ReadonlyArray<ResolversTypes['SoftwareRolloutChoice']>, ParentType, ContextType>;
};

export type SoftwareRolloutChoiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SoftwareRolloutChoice'] = ResolversParentTypes['SoftwareRolloutChoice']> = {
  customerId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stationId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StartCheckResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StartCheck'] = ResolversParentTypes['StartCheck']> = {
  at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  other?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  simulators?: Resolver<ReadonlyArray<ResolversTypes['StartSimulator']>, ParentType, ContextType>;
  viewerCanHelp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartChoiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StartChoice'] = ResolversParentTypes['StartChoice']> = {
  answer?: Resolver<Contract.Maybe<ResolversTypes['StartCheck']>, ParentType, ContextType>;
  at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedReason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StartKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usedOn?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedSource?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitingSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StartSimulatorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StartSimulator'] = ResolversParentTypes['StartSimulator']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StationSessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StationSession'] = ResolversParentTypes['StationSession']> = {
  endedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  station?: Resolver<ResolversTypes['SignInStation'], ParentType, ContextType>;
};

export type StationWithoutKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StationWithoutKey'] = ResolversParentTypes['StationWithoutKey']> = {
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemSoftwareResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftware'] = ResolversParentTypes['SystemSoftware']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemSoftwareOperationStateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftwareOperationState'] = ResolversParentTypes['SystemSoftwareOperationState']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemSoftwareOperationStatesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftwareOperationStates'] = ResolversParentTypes['SystemSoftwareOperationStates']> = {
  download?: Resolver<Contract.Maybe<ResolversTypes['SystemSoftwareOperationState']>, ParentType, ContextType>;
  install?: Resolver<Contract.Maybe<ResolversTypes['SystemSoftwareOperationState']>, ParentType, ContextType>;
};

export type SystemSoftwareReleaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftwareRelease'] = ResolversParentTypes['SystemSoftwareRelease']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  software?: Resolver<ResolversTypes['SystemSoftware'], ParentType, ContextType>;
  stringIdentifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['SystemSoftwareVersion'], ParentType, ContextType>;
};

export type SystemSoftwareUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftwareUpdate'] = ResolversParentTypes['SystemSoftwareUpdate']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentRelease?: Resolver<Contract.Maybe<ResolversTypes['SystemSoftwareRelease']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['SystemSoftwareRelease'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SystemSoftwareUpdateState'], ParentType, ContextType>;
  viewerCanServe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SystemSoftwareUpdatePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftwareUpdatePayload'] = ResolversParentTypes['SystemSoftwareUpdatePayload']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['SystemSoftwareUpdate'], ParentType, ContextType>;
};

export type SystemSoftwareUpdateStateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftwareUpdateState'] = ResolversParentTypes['SystemSoftwareUpdateState']> = {
  downloaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operationIsRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operationStates?: Resolver<ResolversTypes['SystemSoftwareOperationStates'], ParentType, ContextType>;
};

export type SystemSoftwareVersionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemSoftwareVersion'] = ResolversParentTypes['SystemSoftwareVersion']> = {
  semantic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TalentCourseDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentCourseDetail'] = ResolversParentTypes['TalentCourseDetail']> = {
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accounts?: Resolver<ReadonlyArray<ResolversTypes['TalentCourseUser']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['TalentCourseUser']>, ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['TalentCourseListing'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  personCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['TalentCourseUnit']>, ParentType, ContextType>;
};

export type TalentCourseListingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentCourseListing'] = ResolversParentTypes['TalentCourseListing']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  learningSpaces?: Resolver<ReadonlyArray<ResolversTypes['LearningSpace']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TalentCourseUnitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentCourseUnit'] = ResolversParentTypes['TalentCourseUnit']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TalentCourseUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentCourseUser'] = ResolversParentTypes['TalentCourseUser']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TalentSyncChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentSyncChange'] = ResolversParentTypes['TalentSyncChange']> = {
  act?: Resolver<ResolversTypes['TalentSyncAct'], ParentType, ContextType>;
  courseId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thing?: Resolver<ResolversTypes['TalentSyncThing'], ParentType, ContextType>;
};

export type TalentSyncChangesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentSyncChanges'] = ResolversParentTypes['TalentSyncChanges']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['TalentSyncChange']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TalentSyncRunResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentSyncRun'] = ResolversParentTypes['TalentSyncRun']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courses?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noticed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
  spaces?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TalentSyncRunsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TalentSyncRuns'] = ResolversParentTypes['TalentSyncRuns']> = {
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  runs?: Resolver<ReadonlyArray<ResolversTypes['TalentSyncRun']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermsToAcceptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TermsToAccept'] = ResolversParentTypes['TermsToAccept']> = {
  inForceFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndoOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UndoOffer'] = ResolversParentTypes['UndoOffer']> = {
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UndoPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UndoPayload'] = ResolversParentTypes['UndoPayload']> = {
  undoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UnitProgressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UnitProgress'] = ResolversParentTypes['UnitProgress']> = {
  completion_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email_verified?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Contract.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  hospital_university?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keycloak_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logbook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number_of_real_procedures_performed?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_simulated_procedures_performed?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone_no?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  secondary_email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialty_other?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerAdminSections?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanCreateAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanCreateRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanFilterActivitiesByGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanOpenAdministration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanResetCourseProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanUseLogbook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanViewAllActivities?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerGroupAccounts?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType>;
  viewerGroupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerIsAttending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerTermsToAccept?: Resolver<Contract.Maybe<ResolversTypes['TermsToAccept']>, ParentType, ContextType>;
  years_as_first_operator?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  years_as_second_operator?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  years_of_experience_interventional_cardiology?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  years_of_experience_neuroradiology?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  years_of_experience_other?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  years_of_experience_radiology?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  years_of_experience_vascular_surgery?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserSystemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserSystem'] = ResolversParentTypes['UserSystem']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  systemId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VerdictStepResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerdictStep'] = ResolversParentTypes['VerdictStep']> = {
  hasReachedLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['VerdictPhase'], ParentType, ContextType>;
  score?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type VistActivitiesPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivitiesPage'] = ResolversParentTypes['VistActivitiesPage']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['VistActivity']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VistActivityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivity'] = ResolversParentTypes['VistActivity']> = {
  activityEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  activityStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  benchmark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['VistActivityPerson'], ParentType, ContextType>;
  criteriaText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['ExerciseDefinition'], ParentType, ContextType>;
  evaluated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['Simulation'], ParentType, ContextType>;
  exerciseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exerciseKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finalResultFiles?: Resolver<ReadonlyArray<ResolversTypes['VistActivityFile']>, ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['VistActivityImage']>, ParentType, ContextType>;
  implausible?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  launchId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metricValues?: Resolver<ReadonlyArray<ResolversTypes['MeasuredMetric']>, ParentType, ContextType>;
  metric_descriptions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metric_values?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VistActivityOutcome'], ParentType, ContextType>;
  outcomeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recordings?: Resolver<ReadonlyArray<ResolversTypes['VistActivityRecording']>, ParentType, ContextType>;
  report?: Resolver<Contract.Maybe<ResolversTypes['VistActivityReport']>, ParentType, ContextType>;
  result?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultFormatVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTag?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['VistActivitySource'], ParentType, ContextType>;
  sourceUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalTimeInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unitName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ResolversTypes['MetricValues'], ParentType, ContextType>;
  viewerCanDownloadCase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VistActivityExerciseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityExercise'] = ResolversParentTypes['VistActivityExercise']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistActivityFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityFile'] = ResolversParentTypes['VistActivityFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type VistActivityGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityGroup'] = ResolversParentTypes['VistActivityGroup']> = {
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistActivityImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityImage'] = ResolversParentTypes['VistActivityImage']> = {
  createdAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  downloadLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['VistActivityThumbnail'], ParentType, ContextType>;
  thumbnailLink?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VistActivityModuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityModule'] = ResolversParentTypes['VistActivityModule']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exercises?: Resolver<ReadonlyArray<ResolversTypes['VistActivityExercise']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistActivityPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityPerson'] = ResolversParentTypes['VistActivityPerson']> = {
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keycloak_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistActivityRecordingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityRecording'] = ResolversParentTypes['VistActivityRecording']> = {
  createdAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  duration?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['VistActivityRecordingSource']>, ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['VistActivityThumbnail'], ParentType, ContextType>;
  thumbnailLink?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VistActivityRecordingSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityRecordingSource'] = ResolversParentTypes['VistActivityRecordingSource']> = {
  downloadLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['VideoFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type VistActivityReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistActivityReport'] = ResolversParentTypes['VistActivityReport']> = {
  downloadLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistCaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistCase'] = ResolversParentTypes['VistCase']> = {
  benchmarkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCaseCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRun?: Resolver<Contract.Maybe<ResolversTypes['VistRun']>, ParentType, ContextType>;
  license?: Resolver<Contract.Maybe<ResolversTypes['SimulatorExerciseLicense']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultFormatVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistCourseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistCourse'] = ResolversParentTypes['VistCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasCaseCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['SimulatorLicense'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultFormatVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulations?: Resolver<ReadonlyArray<ResolversTypes['VistCase']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistRunResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistRun'] = ResolversParentTypes['VistRun']> = {
  activityStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  criteriaText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evaluated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMet?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VistActivityOutcome'], ParentType, ContextType>;
  outcomeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceTag?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalTimeInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VistSystemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystem'] = ResolversParentTypes['VistSystem']> = {
  clientVersion?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clockAheadSeconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  computer?: Resolver<Contract.Maybe<ResolversTypes['VistSystemComputerInfo']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['VistSystemCondition']>, ParentType, ContextType>;
  connected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['VistSystemCustomer'], ParentType, ContextType>;
  diskFreeBytes?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  diskTotalBytes?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  enrolledAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeen?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSimulation?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serviceTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulationsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  software?: Resolver<ReadonlyArray<ResolversTypes['VistSystemSoftware']>, ParentType, ContextType>;
  tokenUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VistSystemActivityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemActivity'] = ResolversParentTypes['VistSystemActivity']> = {
  activityEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistSystemComputerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemComputer'] = ResolversParentTypes['VistSystemComputer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Contract.Maybe<ResolversTypes['VistSystemComputerInfo']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistSystemComputerInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemComputerInfo'] = ResolversParentTypes['VistSystemComputerInfo']> = {
  at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  biosDate?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  biosVersion?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  diskFree?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  diskTotal?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gpu?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gpuDriver?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  servicetag?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  software?: Resolver<ReadonlyArray<ResolversTypes['VistSystemSoftware']>, ParentType, ContextType>;
};

export type VistSystemConditionCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemConditionCount'] = ResolversParentTypes['VistSystemConditionCount']> = {
  condition?: Resolver<ResolversTypes['VistSystemCondition'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VistSystemCustomerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemCustomer'] = ResolversParentTypes['VistSystemCustomer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistSystemEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemEvent'] = ResolversParentTypes['VistSystemEvent']> = {
  act?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clockAheadSeconds?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VistSystemEventKind'], ParentType, ContextType>;
  outcome?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  what?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VistSystemEventsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemEvents'] = ResolversParentTypes['VistSystemEvents']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['VistSystemEvent']>, ParentType, ContextType>;
  next?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VistSystemLicenceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemLicence'] = ResolversParentTypes['VistSystemLicence']> = {
  exercise?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VistSystemLinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemLink'] = ResolversParentTypes['VistSystemLink']> = {
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistSystemLinksResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemLinks'] = ResolversParentTypes['VistSystemLinks']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['VistSystemLink']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VistSystemLogResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemLog'] = ResolversParentTypes['VistSystemLog']> = {
  damage?: Resolver<Contract.Maybe<ResolversTypes['VistSystemLogDamage']>, ParentType, ContextType>;
  doneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRunDelivered?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  runId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VistSystemLogsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemLogs'] = ResolversParentTypes['VistSystemLogs']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  logs?: Resolver<ReadonlyArray<ResolversTypes['VistSystemLog']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VistSystemOperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemOperation'] = ResolversParentTypes['VistSystemOperation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBegun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInstallation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VistSystemOverviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemOverview'] = ResolversParentTypes['VistSystemOverview']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clonedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  computers?: Resolver<ReadonlyArray<ResolversTypes['VistSystemSpeaker']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  licences?: Resolver<ReadonlyArray<ResolversTypes['VistSystemLicence']>, ParentType, ContextType>;
  licencesAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  linkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operations?: Resolver<ReadonlyArray<ResolversTypes['VistSystemOperation']>, ParentType, ContextType>;
  releaseKeys?: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  session?: Resolver<Contract.Maybe<ResolversTypes['VistSystemSession']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['VistSystem'], ParentType, ContextType>;
  viewerCanAdminister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadLogs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VistSystemSessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemSession'] = ResolversParentTypes['VistSystemSession']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VistSystemSoftwareResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemSoftware'] = ResolversParentTypes['VistSystemSoftware']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newerVersion?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistSystemSpeakerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemSpeaker'] = ResolversParentTypes['VistSystemSpeaker']> = {
  address?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  computer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VistSystemTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemToken'] = ResolversParentTypes['VistSystemToken']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VistSystemsFoundResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemsFound'] = ResolversParentTypes['VistSystemsFound']> = {
  conditions?: Resolver<ReadonlyArray<ResolversTypes['VistSystemConditionCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VistSystemsStatsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VistSystemsStats'] = ResolversParentTypes['VistSystemsStats']> = {
  connected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loggedLastWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loggedTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logsLastMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logsLastWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logsLastYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekCount'] = ResolversParentTypes['WeekCount']> = {
  kind?: Resolver<ResolversTypes['WeekReasonKind'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekDismissalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekDismissal'] = ResolversParentTypes['WeekDismissal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  undo?: Resolver<Contract.Maybe<ResolversTypes['UndoOffer']>, ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WeekGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekGroup'] = ResolversParentTypes['WeekGroup']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeekMailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekMail'] = ResolversParentTypes['WeekMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadsGroups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WeekPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekPage'] = ResolversParentTypes['WeekPage']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['WeekCount']>, ParentType, ContextType>;
  dismissed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadsGroups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['WeekPerson']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekPerson'] = ResolversParentTypes['WeekPerson']> = {
  dismissedUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['WeekGroup']>, ParentType, ContextType>;
  lastReminder?: Resolver<Contract.Maybe<ResolversTypes['LastReminder']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['WeekReason']>, ParentType, ContextType>;
  remindedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WeekReasonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekReason'] = ResolversParentTypes['WeekReason']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WeekReasonKind'], ParentType, ContextType>;
  subjectId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WeekReminderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekReminder'] = ResolversParentTypes['WeekReminder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  remindedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WithdrawAssignmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WithdrawAssignmentPayload'] = ResolversParentTypes['WithdrawAssignmentPayload']> = {
  assignmentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['UndoOffer'], ParentType, ContextType>;
};

export type YoutubeVideoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['YoutubeVideo'] = ResolversParentTypes['YoutubeVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CustomerIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CustomerId'], any> {
  name: 'CustomerId';
}

export interface GroupIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GroupId'], any> {
  name: 'GroupId';
}

export interface LearningSpaceIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LearningSpaceId'], any> {
  name: 'LearningSpaceId';
}

export interface CourseIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CourseId'], any> {
  name: 'CourseId';
}

export interface CourseVoucherIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CourseVoucherId'], any> {
  name: 'CourseVoucherId';
}

export interface AssignmentIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AssignmentId'], any> {
  name: 'AssignmentId';
}

export interface VoucherIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['VoucherId'], any> {
  name: 'VoucherId';
}

export interface ExerciseIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ExerciseId'], any> {
  name: 'ExerciseId';
}

export interface SimulatorModuleIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SimulatorModuleId'], any> {
  name: 'SimulatorModuleId';
}

export interface ModuleIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ModuleId'], any> {
  name: 'ModuleId';
}

export interface CaseIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CaseId'], any> {
  name: 'CaseId';
}

export interface KeycloakIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['KeycloakId'], any> {
  name: 'KeycloakId';
}

export type Resolvers<ContextType = GraphqlContext> = {
  AcceptInvitePayload?: AcceptInvitePayloadResolvers<ContextType>;
  AcceptResourceAccessVoucherPayload?: AcceptResourceAccessVoucherPayloadResolvers<ContextType>;
  AcceptTermsPayload?: AcceptTermsPayloadResolvers<ContextType>;
  AcceptVoucherPayload?: AcceptVoucherPayloadResolvers<ContextType>;
  AcceptedTerms?: AcceptedTermsResolvers<ContextType>;
  AccountHours?: AccountHoursResolvers<ContextType>;
  ActivitiesPage?: ActivitiesPageResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityAttending?: ActivityAttendingResolvers<ContextType>;
  ActivityConfirmation?: ActivityConfirmationResolvers<ContextType>;
  ActivityConfirmationPayload?: ActivityConfirmationPayloadResolvers<ContextType>;
  ActivityEntrustment?: ActivityEntrustmentResolvers<ContextType>;
  ActivityImport?: ActivityImportResolvers<ContextType>;
  ActivityParticipant?: ActivityParticipantResolvers<ContextType>;
  ActivityProcedure?: ActivityProcedureResolvers<ContextType>;
  AdministeredGroups?: AdministeredGroupsResolvers<ContextType>;
  AdministeredPerson?: AdministeredPersonResolvers<ContextType>;
  AllVistActivitiesPage?: AllVistActivitiesPageResolvers<ContextType>;
  AskedAddress?: AskedAddressResolvers<ContextType>;
  Assignment?: AssignmentResolvers<ContextType>;
  AssignmentChoices?: AssignmentChoicesResolvers<ContextType>;
  AssignmentCounts?: AssignmentCountsResolvers<ContextType>;
  AssignmentCourse?: AssignmentCourseResolvers<ContextType>;
  AssignmentExercise?: AssignmentExerciseResolvers<ContextType>;
  AssignmentPeople?: AssignmentPeopleResolvers<ContextType>;
  AssignmentPerson?: AssignmentPersonResolvers<ContextType>;
  Attending?: AttendingResolvers<ContextType>;
  AttendingAddressChange?: AttendingAddressChangeResolvers<ContextType>;
  AttendingsRole?: AttendingsRoleResolvers<ContextType>;
  AuditCustomer?: AuditCustomerResolvers<ContextType>;
  AuditEntriesPage?: AuditEntriesPageResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryDetail?: AuditEntryDetailResolvers<ContextType>;
  AuditFact?: AuditFactResolvers<ContextType>;
  AuditPerson?: AuditPersonResolvers<ContextType>;
  AuditThing?: AuditThingResolvers<ContextType>;
  Benchmark?: BenchmarkResolvers<ContextType>;
  ClassCourse?: ClassCourseResolvers<ContextType>;
  ClassInvitation?: ClassInvitationResolvers<ContextType>;
  ClassOverview?: ClassOverviewResolvers<ContextType>;
  ClassOverviews?: ClassOverviewsResolvers<ContextType>;
  ClassPerson?: ClassPersonResolvers<ContextType>;
  ClassProgress?: ClassProgressResolvers<ContextType>;
  ClientInstaller?: ClientInstallerResolvers<ContextType>;
  CloudCase?: CloudCaseResolvers<ContextType>;
  CloudCaseAccess?: CloudCaseAccessResolvers<ContextType>;
  CloudCaseRoomToken?: CloudCaseRoomTokenResolvers<ContextType>;
  CloudCaseVM?: CloudCaseVmResolvers<ContextType>;
  CloudCaseVMChange?: CloudCaseVmChangeResolvers<ContextType>;
  CloudCaseVMReadiness?: CloudCaseVmReadinessResolvers<ContextType>;
  CloudCaseVMSpan?: CloudCaseVmSpanResolvers<ContextType>;
  CloudModule?: CloudModuleResolvers<ContextType>;
  CloudModuleAccess?: CloudModuleAccessResolvers<ContextType>;
  CloudModuleQuotaTransaction?: CloudModuleQuotaTransactionResolvers<ContextType>;
  CloudModuleQuotaTransactions?: CloudModuleQuotaTransactionsResolvers<ContextType>;
  CloudModuleTimeBalance?: CloudModuleTimeBalanceResolvers<ContextType>;
  CloudModulesResourceAccessVoucher?: CloudModulesResourceAccessVoucherResolvers<ContextType>;
  CloudModulesResourceAccessVoucherAsTrainee?: CloudModulesResourceAccessVoucherAsTraineeResolvers<ContextType>;
  CloudModulesVoucherUserQuota?: CloudModulesVoucherUserQuotaResolvers<ContextType>;
  CloudSessionEnding?: CloudSessionEndingResolvers<ContextType>;
  CohortExercise?: CohortExerciseResolvers<ContextType>;
  CohortPerson?: CohortPersonResolvers<ContextType>;
  CohortProgress?: CohortProgressResolvers<ContextType>;
  ConfirmActivitiesPayload?: ConfirmActivitiesPayloadResolvers<ContextType>;
  ConnectionCheck?: ConnectionCheckResolvers<ContextType>;
  ConnectionTarget?: ConnectionTargetResolvers<ContextType>;
  ContentSource?: ContentSourceResolvers<ContextType>;
  ContinueLearning?: ContinueLearningResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseProgress?: CourseProgressResolvers<ContextType>;
  CourseUnit?: CourseUnitResolvers<ContextType>;
  CourseVoucher?: CourseVoucherResolvers<ContextType>;
  CourseVoucherUser?: CourseVoucherUserResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerGroup?: CustomerGroupResolvers<ContextType>;
  CustomerLearningSpaceAccess?: CustomerLearningSpaceAccessResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteActivityPayload?: DeleteActivityPayloadResolvers<ContextType>;
  DeleteUserSystemPayload?: DeleteUserSystemPayloadResolvers<ContextType>;
  DirectoryAccount?: DirectoryAccountResolvers<ContextType>;
  DirectoryGroup?: DirectoryGroupResolvers<ContextType>;
  DirectoryTarget?: DirectoryTargetResolvers<ContextType>;
  DueEvent?: DueEventResolvers<ContextType>;
  DueEvents?: DueEventsResolvers<ContextType>;
  EndingVoucher?: EndingVoucherResolvers<ContextType>;
  EndingVouchers?: EndingVouchersResolvers<ContextType>;
  EnrollPayload?: EnrollPayloadResolvers<ContextType>;
  EntrustedCase?: EntrustedCaseResolvers<ContextType>;
  EntrustmentRating?: EntrustmentRatingResolvers<ContextType>;
  EventAcceptance?: EventAcceptanceResolvers<ContextType>;
  EventAvailability?: EventAvailabilityResolvers<ContextType>;
  EventOrganizer?: EventOrganizerResolvers<ContextType>;
  EventReport?: EventReportResolvers<ContextType>;
  EventReportCase?: EventReportCaseResolvers<ContextType>;
  EventReportPerson?: EventReportPersonResolvers<ContextType>;
  EventResourceAccessVoucher?: EventResourceAccessVoucherResolvers<ContextType>;
  EventResourceAccessVoucherAsAdmin?: EventResourceAccessVoucherAsAdminResolvers<ContextType>;
  EventResourceAccessVouchersAsAdmin?: EventResourceAccessVouchersAsAdminResolvers<ContextType>;
  ExerciseAttempt?: ExerciseAttemptResolvers<ContextType>;
  ExerciseDefinition?: GraphQLScalarType;
  ExerciseProgress?: ExerciseProgressResolvers<ContextType>;
  ExerciseSeries?: ExerciseSeriesResolvers<ContextType>;
  ExerciseVerdict?: ExerciseVerdictResolvers<ContextType>;
  ExpertReference?: ExpertReferenceResolvers<ContextType>;
  FailedRequest?: FailedRequestResolvers<ContextType>;
  FailedRequestPerson?: FailedRequestPersonResolvers<ContextType>;
  FailedRequestStart?: FailedRequestStartResolvers<ContextType>;
  FailedRequests?: FailedRequestsResolvers<ContextType>;
  FailedStart?: FailedStartResolvers<ContextType>;
  FailedStarts?: FailedStartsResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FeedbackAccount?: FeedbackAccountResolvers<ContextType>;
  FeedbackPage?: FeedbackPageResolvers<ContextType>;
  ForgetInviteesPayload?: ForgetInviteesPayloadResolvers<ContextType>;
  FormAttending?: FormAttendingResolvers<ContextType>;
  FormHospital?: FormHospitalResolvers<ContextType>;
  FoundPerson?: FoundPersonResolvers<ContextType>;
  GiveCloudModulesTimePayload?: GiveCloudModulesTimePayloadResolvers<ContextType>;
  GroupAssignments?: GroupAssignmentsResolvers<ContextType>;
  GroupCourse?: GroupCourseResolvers<ContextType>;
  GroupInvitation?: GroupInvitationResolvers<ContextType>;
  GroupInvitationPayload?: GroupInvitationPayloadResolvers<ContextType>;
  GroupInvitee?: GroupInviteeResolvers<ContextType>;
  GroupInvitees?: GroupInviteesResolvers<ContextType>;
  HangingItem?: HangingItemResolvers<ContextType>;
  HangingWork?: HangingWorkResolvers<ContextType>;
  Hospital?: HospitalResolvers<ContextType>;
  IRLogFormData?: IrLogFormDataResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  InboxChange?: InboxChangeResolvers<ContextType>;
  InstitutionRule?: InstitutionRuleResolvers<ContextType>;
  InterventionType?: InterventionTypeResolvers<ContextType>;
  InviteAgainPayload?: InviteAgainPayloadResolvers<ContextType>;
  InviteClassPayload?: InviteClassPayloadResolvers<ContextType>;
  IssuedCertificate?: IssuedCertificateResolvers<ContextType>;
  IssuedProvisioningCredential?: IssuedProvisioningCredentialResolvers<ContextType>;
  KeptConfirmation?: KeptConfirmationResolvers<ContextType>;
  LastOnStation?: LastOnStationResolvers<ContextType>;
  LastReminder?: LastReminderResolvers<ContextType>;
  LearningSpace?: LearningSpaceResolvers<ContextType>;
  LearningSpaceAccessCount?: LearningSpaceAccessCountResolvers<ContextType>;
  LearningSpaceAdministration?: LearningSpaceAdministrationResolvers<ContextType>;
  LearningSpaceCourseAccess?: LearningSpaceCourseAccessResolvers<ContextType>;
  LeaveGroupPayload?: LeaveGroupPayloadResolvers<ContextType>;
  ListedCourse?: ListedCourseResolvers<ContextType>;
  LogbookCaseCount?: LogbookCaseCountResolvers<ContextType>;
  LogbookConfirmationCounts?: LogbookConfirmationCountsResolvers<ContextType>;
  LogbookConfirmationTrainee?: LogbookConfirmationTraineeResolvers<ContextType>;
  LogbookConfirmationsPage?: LogbookConfirmationsPageResolvers<ContextType>;
  LogbookDoseMedian?: LogbookDoseMedianResolvers<ContextType>;
  LogbookDouble?: LogbookDoubleResolvers<ContextType>;
  LogbookDoublesPage?: LogbookDoublesPageResolvers<ContextType>;
  LogbookDraft?: LogbookDraftResolvers<ContextType>;
  LogbookDraftContent?: LogbookDraftContentResolvers<ContextType>;
  LogbookGroupTotals?: LogbookGroupTotalsResolvers<ContextType>;
  LogbookImport?: LogbookImportResolvers<ContextType>;
  LogbookImportRecord?: LogbookImportRecordResolvers<ContextType>;
  LogbookImportRefusal?: LogbookImportRefusalResolvers<ContextType>;
  LogbookLists?: LogbookListsResolvers<ContextType>;
  LogbookMapping?: LogbookMappingResolvers<ContextType>;
  LogbookMappingCustomer?: LogbookMappingCustomerResolvers<ContextType>;
  LogbookMonthTotal?: LogbookMonthTotalResolvers<ContextType>;
  LogbookOverseenGroup?: LogbookOverseenGroupResolvers<ContextType>;
  LogbookProcedureTotal?: LogbookProcedureTotalResolvers<ContextType>;
  LogbookReport?: LogbookReportResolvers<ContextType>;
  LogbookReportConfirmationCount?: LogbookReportConfirmationCountResolvers<ContextType>;
  LogbookReportPreview?: LogbookReportPreviewResolvers<ContextType>;
  LogbookReportRoleCount?: LogbookReportRoleCountResolvers<ContextType>;
  LogbookReports?: LogbookReportsResolvers<ContextType>;
  LogbookRequirementCount?: LogbookRequirementCountResolvers<ContextType>;
  LogbookRoleTotal?: LogbookRoleTotalResolvers<ContextType>;
  LogbookSettings?: LogbookSettingsResolvers<ContextType>;
  LogbookTarget?: LogbookTargetResolvers<ContextType>;
  LogbookTargetProgress?: LogbookTargetProgressResolvers<ContextType>;
  LogbookTargets?: LogbookTargetsResolvers<ContextType>;
  LogbookTargetsBehind?: LogbookTargetsBehindResolvers<ContextType>;
  LogbookTotals?: LogbookTotalsResolvers<ContextType>;
  LogbookTotalsGroup?: LogbookTotalsGroupResolvers<ContextType>;
  LogbookTotalsGroups?: LogbookTotalsGroupsResolvers<ContextType>;
  LogbookTraineeTotals?: LogbookTraineeTotalsResolvers<ContextType>;
  LogbookUncountedCases?: LogbookUncountedCasesResolvers<ContextType>;
  LostCloudSession?: LostCloudSessionResolvers<ContextType>;
  MakeCourseAvailablePayload?: MakeCourseAvailablePayloadResolvers<ContextType>;
  MaxClientVersion?: MaxClientVersionResolvers<ContextType>;
  MeasuredMetric?: MeasuredMetricResolvers<ContextType>;
  Metric?: MetricResolvers<ContextType>;
  MetricGroup?: MetricGroupResolvers<ContextType>;
  MetricSeries?: MetricSeriesResolvers<ContextType>;
  MetricSpread?: MetricSpreadResolvers<ContextType>;
  MetricValue?: GraphQLScalarType;
  MetricValues?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  MyAssignment?: MyAssignmentResolvers<ContextType>;
  MyAssignments?: MyAssignmentsResolvers<ContextType>;
  MyCertificate?: MyCertificateResolvers<ContextType>;
  MyCertificates?: MyCertificatesResolvers<ContextType>;
  NewsArticle?: NewsArticleResolvers<ContextType>;
  NextStep?: NextStepResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationMail?: NotificationMailResolvers<ContextType>;
  NotificationMailKind?: NotificationMailKindResolvers<ContextType>;
  NotificationsPage?: NotificationsPageResolvers<ContextType>;
  Operation?: OperationResolvers<ContextType>;
  OrganSystem?: OrganSystemResolvers<ContextType>;
  OwnLogbookEntry?: OwnLogbookEntryResolvers<ContextType>;
  OwnLogbookPage?: OwnLogbookPageResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonActivity?: PersonActivityResolvers<ContextType>;
  PersonCloudTime?: PersonCloudTimeResolvers<ContextType>;
  PersonConnection?: PersonConnectionResolvers<ContextType>;
  PersonCourse?: PersonCourseResolvers<ContextType>;
  PersonCourseSource?: PersonCourseSourceResolvers<ContextType>;
  PersonCourses?: PersonCoursesResolvers<ContextType>;
  PersonCustomer?: PersonCustomerResolvers<ContextType>;
  PersonFailure?: PersonFailureResolvers<ContextType>;
  PersonGroup?: PersonGroupResolvers<ContextType>;
  PersonHistory?: PersonHistoryResolvers<ContextType>;
  PersonMail?: PersonMailResolvers<ContextType>;
  PersonName?: PersonNameResolvers<ContextType>;
  PersonProgress?: PersonProgressResolvers<ContextType>;
  PersonSignIn?: PersonSignInResolvers<ContextType>;
  PersonStart?: PersonStartResolvers<ContextType>;
  PersonStation?: PersonStationResolvers<ContextType>;
  PersonVoucher?: PersonVoucherResolvers<ContextType>;
  PersonalDataArchive?: PersonalDataArchiveResolvers<ContextType>;
  PersonalDataExport?: PersonalDataExportResolvers<ContextType>;
  PracticeReminders?: PracticeRemindersResolvers<ContextType>;
  PracticeSteps?: PracticeStepsResolvers<ContextType>;
  ProcedureCategory?: ProcedureCategoryResolvers<ContextType>;
  ProcedureSubCategory?: ProcedureSubCategoryResolvers<ContextType>;
  ProficiencyRule?: ProficiencyRuleResolvers<ContextType>;
  Provisioning?: ProvisioningResolvers<ContextType>;
  ProvisioningCounts?: ProvisioningCountsResolvers<ContextType>;
  ProvisioningCredential?: ProvisioningCredentialResolvers<ContextType>;
  ProvisioningRequest?: ProvisioningRequestResolvers<ContextType>;
  QRLoginRequest?: QrLoginRequestResolvers<ContextType>;
  QRLoginResult?: QrLoginResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecentChoices?: RecentChoicesResolvers<ContextType>;
  RecordUndoOffer?: RecordUndoOfferResolvers<ContextType>;
  RefreshCourseProgressPayload?: RefreshCourseProgressPayloadResolvers<ContextType>;
  RemindedPeople?: RemindedPeopleResolvers<ContextType>;
  ReminderOutcome?: ReminderOutcomeResolvers<ContextType>;
  RemoveCustomerGroupPayload?: RemoveCustomerGroupPayloadResolvers<ContextType>;
  RemovedUsersPayload?: RemovedUsersPayloadResolvers<ContextType>;
  ResetAccountProgressPayload?: ResetAccountProgressPayloadResolvers<ContextType>;
  ResetMyCourseProgressPayload?: ResetMyCourseProgressPayloadResolvers<ContextType>;
  ResourceAccessVoucherPayload?: ResourceAccessVoucherPayloadResolvers<ContextType>;
  ReturnActivityPayload?: ReturnActivityPayloadResolvers<ContextType>;
  ReturnedRecord?: ReturnedRecordResolvers<ContextType>;
  RoleToSettle?: RoleToSettleResolvers<ContextType>;
  SaveActivityPayload?: SaveActivityPayloadResolvers<ContextType>;
  SaveActivityRefusal?: SaveActivityRefusalResolvers<ContextType>;
  SaveActivityResult?: SaveActivityResultResolvers<ContextType>;
  SaveLogbookDraftPayload?: SaveLogbookDraftPayloadResolvers<ContextType>;
  SentFeedback?: SentFeedbackResolvers<ContextType>;
  SeriesPerson?: SeriesPersonResolvers<ContextType>;
  SignInStation?: SignInStationResolvers<ContextType>;
  Simulation?: SimulationResolvers<ContextType>;
  SimulatorExercise?: SimulatorExerciseResolvers<ContextType>;
  SimulatorExerciseLicense?: SimulatorExerciseLicenseResolvers<ContextType>;
  SimulatorLaunch?: SimulatorLaunchResolvers<ContextType>;
  SimulatorLicense?: SimulatorLicenseResolvers<ContextType>;
  SimulatorModule?: SimulatorModuleResolvers<ContextType>;
  SimulatorModulesPage?: SimulatorModulesPageResolvers<ContextType>;
  SoftwareDocument?: SoftwareDocumentResolvers<ContextType>;
  SoftwareKeyGap?: SoftwareKeyGapResolvers<ContextType>;
  SoftwareName?: SoftwareNameResolvers<ContextType>;
  SoftwarePackage?: SoftwarePackageResolvers<ContextType>;
  SoftwareProgress?: SoftwareProgressResolvers<ContextType>;
  SoftwareRelease?: SoftwareReleaseResolvers<ContextType>;
  SoftwareReleaseStation?: SoftwareReleaseStationResolvers<ContextType>;
  SoftwareReleaseStationsPage?: SoftwareReleaseStationsPageResolvers<ContextType>;
  SoftwareReleasesPage?: SoftwareReleasesPageResolvers<ContextType>;
  SoftwareRollout?: SoftwareRolloutResolvers<ContextType>;
  SoftwareRolloutChoice?: SoftwareRolloutChoiceResolvers<ContextType>;
  StartCheck?: StartCheckResolvers<ContextType>;
  StartChoice?: StartChoiceResolvers<ContextType>;
  StartSimulator?: StartSimulatorResolvers<ContextType>;
  StationSession?: StationSessionResolvers<ContextType>;
  StationWithoutKey?: StationWithoutKeyResolvers<ContextType>;
  SystemSoftware?: SystemSoftwareResolvers<ContextType>;
  SystemSoftwareOperationState?: SystemSoftwareOperationStateResolvers<ContextType>;
  SystemSoftwareOperationStates?: SystemSoftwareOperationStatesResolvers<ContextType>;
  SystemSoftwareRelease?: SystemSoftwareReleaseResolvers<ContextType>;
  SystemSoftwareUpdate?: SystemSoftwareUpdateResolvers<ContextType>;
  SystemSoftwareUpdatePayload?: SystemSoftwareUpdatePayloadResolvers<ContextType>;
  SystemSoftwareUpdateState?: SystemSoftwareUpdateStateResolvers<ContextType>;
  SystemSoftwareVersion?: SystemSoftwareVersionResolvers<ContextType>;
  TalentCourseDetail?: TalentCourseDetailResolvers<ContextType>;
  TalentCourseListing?: TalentCourseListingResolvers<ContextType>;
  TalentCourseUnit?: TalentCourseUnitResolvers<ContextType>;
  TalentCourseUser?: TalentCourseUserResolvers<ContextType>;
  TalentSyncChange?: TalentSyncChangeResolvers<ContextType>;
  TalentSyncChanges?: TalentSyncChangesResolvers<ContextType>;
  TalentSyncRun?: TalentSyncRunResolvers<ContextType>;
  TalentSyncRuns?: TalentSyncRunsResolvers<ContextType>;
  TermsToAccept?: TermsToAcceptResolvers<ContextType>;
  UndoOffer?: UndoOfferResolvers<ContextType>;
  UndoPayload?: UndoPayloadResolvers<ContextType>;
  UnitProgress?: UnitProgressResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserSystem?: UserSystemResolvers<ContextType>;
  VerdictStep?: VerdictStepResolvers<ContextType>;
  VistActivitiesPage?: VistActivitiesPageResolvers<ContextType>;
  VistActivity?: VistActivityResolvers<ContextType>;
  VistActivityExercise?: VistActivityExerciseResolvers<ContextType>;
  VistActivityFile?: VistActivityFileResolvers<ContextType>;
  VistActivityGroup?: VistActivityGroupResolvers<ContextType>;
  VistActivityImage?: VistActivityImageResolvers<ContextType>;
  VistActivityModule?: VistActivityModuleResolvers<ContextType>;
  VistActivityPerson?: VistActivityPersonResolvers<ContextType>;
  VistActivityRecording?: VistActivityRecordingResolvers<ContextType>;
  VistActivityRecordingSource?: VistActivityRecordingSourceResolvers<ContextType>;
  VistActivityReport?: VistActivityReportResolvers<ContextType>;
  VistCase?: VistCaseResolvers<ContextType>;
  VistCourse?: VistCourseResolvers<ContextType>;
  VistRun?: VistRunResolvers<ContextType>;
  VistSystem?: VistSystemResolvers<ContextType>;
  VistSystemActivity?: VistSystemActivityResolvers<ContextType>;
  VistSystemComputer?: VistSystemComputerResolvers<ContextType>;
  VistSystemComputerInfo?: VistSystemComputerInfoResolvers<ContextType>;
  VistSystemConditionCount?: VistSystemConditionCountResolvers<ContextType>;
  VistSystemCustomer?: VistSystemCustomerResolvers<ContextType>;
  VistSystemEvent?: VistSystemEventResolvers<ContextType>;
  VistSystemEvents?: VistSystemEventsResolvers<ContextType>;
  VistSystemLicence?: VistSystemLicenceResolvers<ContextType>;
  VistSystemLink?: VistSystemLinkResolvers<ContextType>;
  VistSystemLinks?: VistSystemLinksResolvers<ContextType>;
  VistSystemLog?: VistSystemLogResolvers<ContextType>;
  VistSystemLogs?: VistSystemLogsResolvers<ContextType>;
  VistSystemOperation?: VistSystemOperationResolvers<ContextType>;
  VistSystemOverview?: VistSystemOverviewResolvers<ContextType>;
  VistSystemSession?: VistSystemSessionResolvers<ContextType>;
  VistSystemSoftware?: VistSystemSoftwareResolvers<ContextType>;
  VistSystemSpeaker?: VistSystemSpeakerResolvers<ContextType>;
  VistSystemToken?: VistSystemTokenResolvers<ContextType>;
  VistSystemsFound?: VistSystemsFoundResolvers<ContextType>;
  VistSystemsStats?: VistSystemsStatsResolvers<ContextType>;
  WeekCount?: WeekCountResolvers<ContextType>;
  WeekDismissal?: WeekDismissalResolvers<ContextType>;
  WeekGroup?: WeekGroupResolvers<ContextType>;
  WeekMail?: WeekMailResolvers<ContextType>;
  WeekPage?: WeekPageResolvers<ContextType>;
  WeekPerson?: WeekPersonResolvers<ContextType>;
  WeekReason?: WeekReasonResolvers<ContextType>;
  WeekReminder?: WeekReminderResolvers<ContextType>;
  WithdrawAssignmentPayload?: WithdrawAssignmentPayloadResolvers<ContextType>;
  YoutubeVideo?: YoutubeVideoResolvers<ContextType>;
  CustomerId?: GraphQLScalarType;
  GroupId?: GraphQLScalarType;
  LearningSpaceId?: GraphQLScalarType;
  CourseId?: GraphQLScalarType;
  CourseVoucherId?: GraphQLScalarType;
  AssignmentId?: GraphQLScalarType;
  VoucherId?: GraphQLScalarType;
  ExerciseId?: GraphQLScalarType;
  SimulatorModuleId?: GraphQLScalarType;
  ModuleId?: GraphQLScalarType;
  CaseId?: GraphQLScalarType;
  KeycloakId?: GraphQLScalarType;
};

