import forms from '@/messages/en/forms.json';

it('has a label for every field used across forms [FORM-01]', () => {
  expect(forms.labels).toEqual({
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    serviceOfInterest: 'Service of interest',
    businessName: 'Business name',
    industry: 'Industry',
    businessSize: 'Business size',
    currentWebsite: 'Current website',
    primaryGoals: 'Primary goals',
    budget: 'Budget',
    timeline: 'Timeline',
    previousServices: 'Previous services',
    painPoints: 'Pain points',
    preferredContactMethod: 'Preferred contact method',
  });
});

it('lists the business sizes [FORM-02]', () => {
  expect(Object.values(forms.businessSizes)).toEqual([
    'Startup',
    'Small business',
    'Medium business',
    'Large enterprise',
  ]);
});

it('lists the budgets [FORM-03]', () => {
  expect(Object.values(forms.budgets)).toEqual(['Under 5k', '5k-15k', '15k-50k', 'Over 50k']);
});

it('lists the timelines [FORM-04]', () => {
  expect(Object.values(forms.timelines)).toEqual(['Urgent (ASAP)', '1-3 months', '3-6 months', 'Flexible']);
});

it('lists the goals [FORM-05]', () => {
  expect(Object.values(forms.goals)).toEqual([
    'Increase website traffic',
    'Generate more leads',
    'Improve SEO rankings',
    'E-commerce development',
    'Brand awareness',
  ]);
});
